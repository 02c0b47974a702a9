/** @jest-environment node */
import { byDate } from '../../model/dayClock';
import { recomputePlayoffs } from '../recomputeTournament';
import { aDayPlan, aTournament } from '../testing/aTournament';
import { favouritesWin } from '../testing/playedMatch';
import { regenerateSchedule, scheduleFault } from './regenerateSchedule';

test('overwrites the fixtures and resets all scores, playoffs included', () => {
  const finished = recomputePlayoffs(favouritesWin(aTournament({ teams: 8, format: { playoffs: true } })));
  expect(finished.tournament.fixtures).toHaveLength(31);
  const outcome = regenerateSchedule(finished.tournament, '2');
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.tournament.fixtures).toHaveLength(28);
  expect(outcome.tournament.fixtures.every(({ status, phase }) => status === 'pending' && !phase)).toBe(true);
});

test.each([
  [true, 56],
  [false, 28],
])('with return matches %s, eight teams play %i', (homeAndAway, count) => {
  const outcome = regenerateSchedule(aTournament({ teams: 8, format: { homeAndAway } }), '1');
  expect(outcome.ok && outcome.tournament.fixtures).toHaveLength(count);
});

test('is refused with fewer than two teams', () => {
  const outcome = regenerateSchedule(aTournament({ teams: 1 }), '1');
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'too-few-teams' } });
});

test('a schedule is outdated after a team entered, left or was replaced, and not while it is empty', () => {
  const tournament = aTournament({ teams: ['A', 'B', 'C'] });
  expect(scheduleFault(tournament)).toBeNull();
  expect(scheduleFault({ ...tournament, teams: ['A', 'B'] })).toBe('teams');
  expect(scheduleFault({ ...tournament, teams: ['A', 'B', 'C', 'D'] })).toBe('teams');
  expect(scheduleFault({ ...tournament, teams: ['A', 'B', 'D'] })).toBe('teams');
  expect(scheduleFault({ ...tournament, fixtures: [] })).toBeNull();
});

test('a new schedule leaves out withdrawn teams, and a withdrawal alone needs no new schedule', () => {
  const withdrawals = [{ team: 'B', treatment: 'kept', at: '2025-10-04T10:00:00.000Z' }] as const;
  const tournament = { ...aTournament({ teams: ['A', 'B', 'C'] }), withdrawals };
  expect(scheduleFault(tournament)).toBeNull();
  const outcome = regenerateSchedule(tournament, '2');
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.tournament.fixtures.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])).toEqual([
    ['A', 'C'],
  ]);
  expect(scheduleFault(outcome.tournament)).toBeNull();
  expect(scheduleFault({ ...outcome.tournament, withdrawals: [] })).toBe('teams');
});

test('a new schedule drops tie decisions, and empties the plan of the day', () => {
  const at = '2025-10-04T10:00:00.000Z';
  const outcome = regenerateSchedule(
    {
      ...aTournament({ teams: ['A', 'B'] }),
      tieDecisions: [{ order: ['A', 'B'], by: 'lots', reason: '', at }],
      days: byDate([aDayPlan({ placements: [{ fixture: 'r1-m1', court: 1, at: 600 }] })]),
    },
    '2',
  );
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.tournament.tieDecisions).toBeUndefined();
  expect(outcome.tournament.days?.['2026-11-28']).toMatchObject({ courts: 2, placements: [] });
});

test('a schedule has at most as many matches as a record holds', () => {
  const outcome = regenerateSchedule(
    aTournament({ teams: 128, fixtures: [], format: { homeAndAway: true } }),
    '1',
  );
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'too-many-matches' } });
});
