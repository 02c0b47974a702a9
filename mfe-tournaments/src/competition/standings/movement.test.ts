import type { Tournament } from '../../model/tournament';
import { recomputeTournament } from '../recomputeTournament';
import { declareWithdrawal } from '../teams/withdrawal';
import { aTournament } from '../testing/aTournament';
import { awayWin, homeWin, withResults } from '../testing/playedMatch';
import { movementOf } from './movement';
import { standings } from './standings';

const teams = ['Arras', 'Brest', 'Caen', 'Dax'];

/** The first round is played on the eve, the second on the day; the first team of each pair wins or loses. */
function season(endOfSecondRound: string): Tournament {
  const played = withResults(aTournament({ teams }), ({ round, homeTeam, awayTeam }) => {
    if (round === 1) return homeTeam < awayTeam ? homeWin : awayWin;
    if (round === 2) return homeTeam > awayTeam ? homeWin : awayWin;
    return null;
  });
  return {
    ...played,
    fixtures: played.fixtures.map((fixture) => {
      if (fixture.round === 1) return { ...fixture, times: { endedAt: '2026-03-14T15:00:00.000Z' } };
      return fixture.round === 2 ? { ...fixture, times: { endedAt: endOfSecondRound } } : fixture;
    }),
  };
}

test('the moves of a day add up to zero, and a team has moved', () => {
  const moved = movementOf(season('2026-03-15T15:00:00.000Z'), '2026-03-15');
  expect([...moved.keys()].sort()).toEqual(teams);
  expect([...moved.values()].reduce((sum, places) => sum + places, 0)).toBe(0);
  expect([...moved.values()].some((places) => places > 0)).toBe(true);
});

test('a day begins at the centre’s midnight, an hour before midnight in Greenwich', () => {
  const tournament = season('2026-03-15T23:30:00.000Z');
  expect(movementOf(tournament, '2026-03-16').size).toBe(4);
  expect(movementOf(tournament, '2026-03-15').size).toBe(0);
});

test('no team moves the day after, nor without times of results', () => {
  expect(movementOf(season('2026-03-15T15:00:00.000Z'), '2026-03-16').size).toBe(0);
  const timeless = withResults(aTournament({ teams }), () => homeWin);
  expect(movementOf(timeless, '2026-03-15').size).toBe(0);
});

test('no team moves on the first day', () => {
  const tournament = season('2026-03-14T17:00:00.000Z');
  expect(movementOf(tournament, '2026-03-14').size).toBe(0);
});

test('a withdrawal today costs its team its places, and the moves add up to zero', () => {
  const before = season('2026-03-15T15:00:00.000Z');
  const first = standings(before)[0]?.name ?? '';
  const after = recomputeTournament(
    declareWithdrawal(before, first, 'won-by-opponents', '2026-03-15T16:00:00.000Z'),
  ).tournament;
  const morning = movementOf(before, '2026-03-15').get(first) ?? 0;
  const moved = movementOf(after, '2026-03-15');
  // From the place of the morning to the last one.
  expect(moved.get(first)).toBe(morning - 3);
  expect([...moved.values()].reduce((sum, places) => sum + places, 0)).toBe(0);
});
