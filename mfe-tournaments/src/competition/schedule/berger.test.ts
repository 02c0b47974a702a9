/** @jest-environment node */
import { publishedBergerTables } from '../testing/publishedBergerTables';
import { bergerRounds, type Pairing } from './createSchedule';

const published = Object.entries(publishedBergerTables).map(([count, rounds]) => ({
  count: Number(count),
  rounds: rounds.map((line) =>
    line.split(' ').map((match): Pairing => {
      const [home, away] = match.split('-').map(Number);
      return { home: home as number, away: away as number };
    }),
  ),
}));

const asLines = (round: readonly Pairing[]) => round.map(({ home, away }) => `${home}-${away}`).sort();

describe('the published tables, as typed', () => {
  test.each(published)('play $count teams once each a round and every pair once', ({ count, rounds }) => {
    expect(rounds).toHaveLength(count - 1);
    for (const round of rounds) {
      const numbers = round.flatMap(({ home, away }) => [home, away]).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    }
    const pairs = rounds.flat().map(({ home, away }) => [home, away].sort((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((count * (count - 1)) / 2);
  });
});

describe('the generated rounds', () => {
  test.each(published)('are the published ones for $count teams', ({ count, rounds }) => {
    expect(bergerRounds(count).map(asLines)).toEqual(rounds.map(asLines));
  });

  test.each(published)('rest the opponent of number $count when it is missing', ({ count, rounds }) => {
    const withoutLast = rounds.map((round) => round.filter(({ home, away }) => home < count && away < count));
    expect(bergerRounds(count - 1).map(asLines)).toEqual(withoutLast.map(asLines));
  });

  test('are none with fewer than two teams', () => {
    expect(bergerRounds(0)).toEqual([]);
    expect(bergerRounds(1)).toEqual([]);
    expect(bergerRounds(2)).toEqual([[{ home: 1, away: 2 }]]);
  });
});
