/** @jest-environment node */
import fc from 'fast-check';
import type { Fixture } from '../../model/tournament';
import { breaksOf, gapOf, longestRunOf, sidesOf } from '../testing/scheduleReading';
import { createSchedule } from './createSchedule';

const named = (count: number) => Array.from({ length: count }, (_, index) => `Team ${index + 1}`);
const roundsOf = (fixtures: readonly Fixture[]) => new Set(fixtures.map(({ round }) => round)).size;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const sizes = Array.from({ length: 31 }, (_, index) => index + 3);

describe.each(sizes)('a schedule of %i teams', (count) => {
  const teams = named(count);
  const schedule = createSchedule({ teams, homeAndAway: true });
  const firstLeg = schedule.filter(({ leg }) => leg === 1);
  const secondLeg = schedule.filter(({ leg }) => leg === 2);

  test('plays every ordered pair once, one leg each', () => {
    const ordered = teams.flatMap((home) =>
      teams.filter((away) => away !== home).map((away) => `${home} ${away}`),
    );
    expect(schedule.map(({ homeTeam, awayTeam }) => `${homeTeam} ${awayTeam}`).sort()).toEqual(
      ordered.sort(),
    );
    expect(firstLeg).toHaveLength((count * (count - 1)) / 2);
    const pairs = new Set(firstLeg.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].sort().join(' ')));
    expect(pairs.size).toBe(firstLeg.length);
  });

  test('takes as few rounds as the count allows, the first leg before the second', () => {
    const roundsPerLeg = count % 2 === 0 ? count - 1 : count;
    expect(roundsOf(firstLeg)).toBe(roundsPerLeg);
    expect(roundsOf(schedule)).toBe(2 * roundsPerLeg);
    expect(Math.max(...firstLeg.map(({ round }) => round as number))).toBe(roundsPerLeg);
    expect(Math.min(...secondLeg.map(({ round }) => round as number))).toBe(roundsPerLeg + 1);
  });

  test('lets no team play twice in a round', () => {
    const appearances = schedule.flatMap(({ round, homeTeam, awayTeam }) => [
      `${round} ${homeTeam}`,
      `${round} ${awayTeam}`,
    ]);
    expect(new Set(appearances).size).toBe(appearances.length);
  });

  test('balances home and away: at most one apart a leg, even over both', () => {
    for (const team of teams) {
      expect(Math.abs(gapOf(sidesOf(team, firstLeg)))).toBeLessThanOrEqual(1);
      expect(Math.abs(gapOf(sidesOf(team, secondLeg)))).toBeLessThanOrEqual(1);
      expect(gapOf(sidesOf(team, schedule))).toBe(0);
    }
  });

  test('has the fewest breaks of a first leg, few over both, and never three matches running at one side', () => {
    const breaksOver = (fixtures: readonly Fixture[]) =>
      sum(teams.map((team) => breaksOf(sidesOf(team, fixtures))));
    expect(breaksOver(firstLeg)).toBe(count % 2 === 0 ? count - 2 : 0);
    expect(breaksOver(schedule)).toBeLessThanOrEqual(2 * count);
    expect(Math.max(...teams.map((team) => longestRunOf(sidesOf(team, schedule))))).toBeLessThanOrEqual(2);
  });

  test('keeps the two matches of a pair at least n - 3 rounds apart', () => {
    const roundOf = new Map(
      schedule.map(({ homeTeam, awayTeam, round }) => [`${homeTeam} ${awayTeam}`, round]),
    );
    const gaps = firstLeg.map(
      ({ homeTeam, awayTeam, round }) =>
        (roundOf.get(`${awayTeam} ${homeTeam}`) as number) - (round as number),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(count - 3);
  });

  test('plays each pair once when there is no return', () => {
    expect(createSchedule({ teams, homeAndAway: false })).toEqual(firstLeg);
  });
});

describe('a schedule', () => {
  test('is empty with no team to play against', () => {
    expect(createSchedule({ teams: [], homeAndAway: true })).toEqual([]);
    expect(createSchedule({ teams: ['Lille'], homeAndAway: true })).toEqual([]);
  });

  test('of two teams is a match and its return', () => {
    const schedule = createSchedule({ teams: ['Lille', 'Lyon'], homeAndAway: true });
    expect(schedule.map(({ homeTeam, round, leg }) => ({ homeTeam, round, leg }))).toEqual([
      { homeTeam: 'Lille', round: 1, leg: 1 },
      { homeTeam: 'Lyon', round: 2, leg: 2 },
    ]);
  });

  test('starts with every match to be played, under an identifier of its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), fc.boolean(), (count, homeAndAway) => {
        const schedule = createSchedule({ teams: named(count), homeAndAway });
        expect(schedule.every(({ status, result }) => status === 'pending' && result === null)).toBe(true);
        expect(new Set(schedule.map(({ id }) => id)).size).toBe(schedule.length);
      }),
    );
  });

  test('depends only on its plan', () => {
    const plan = { teams: named(7), homeAndAway: true };
    expect(createSchedule(plan)).toEqual(createSchedule(plan));
  });

  test('of a later generation shares no identifier with an earlier one', () => {
    const plan = { teams: named(6), homeAndAway: true };
    const earlier = new Set(createSchedule({ ...plan, generation: '1' }).map(({ id }) => id));
    const later = createSchedule({ ...plan, generation: '2' });
    expect(later.some(({ id }) => earlier.has(id))).toBe(false);
  });
});
