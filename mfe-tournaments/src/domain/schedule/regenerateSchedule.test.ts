/** @jest-environment node */
import { recomputePlayoffs } from '../playoffs/recomputePlayoffs';
import { aTournament } from '../testing/aTournament';
import { favouritesWin } from '../testing/playedMatch';
import { isScheduleOutdated, regenerateSchedule } from './regenerateSchedule';

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

test('a schedule is outdated once a team came, left or was replaced, and not while there is none', () => {
  const tournament = aTournament({ teams: ['A', 'B', 'C'] });
  expect(isScheduleOutdated(tournament)).toBe(false);
  expect(isScheduleOutdated({ ...tournament, teams: ['A', 'B'] })).toBe(true);
  expect(isScheduleOutdated({ ...tournament, teams: ['A', 'B', 'C', 'D'] })).toBe(true);
  expect(isScheduleOutdated({ ...tournament, teams: ['A', 'B', 'D'] })).toBe(true);
  expect(isScheduleOutdated({ ...tournament, fixtures: [] })).toBe(false);
});
