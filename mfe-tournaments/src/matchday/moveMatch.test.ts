import { aDayPlan, aFixture, aTournament } from '../competition/testing/aTournament';
import { moveMatch } from './moveMatch';

const fixture = (id: string, homeTeam: string, awayTeam: string) => aFixture({ id, homeTeam, awayTeam });
const tournament = aTournament({
  teams: ['A', 'B', 'C', 'D', 'E', 'F'],
  fixtures: [fixture('1', 'A', 'B'), fixture('2', 'C', 'D'), fixture('3', 'A', 'E')],
});
const day = aDayPlan({
  pauses: [{ from: 720, minutes: 60 }],
  placements: [
    { fixture: '1', court: 1, at: 600 },
    { fixture: '2', court: 2, at: 600 },
    { fixture: '3', court: 1, at: 630 },
  ],
});

test.each([
  ['a taken court', { fixture: '3', court: 2, at: 615 }, { kind: 'court-taken', home: 'C', away: 'D' }],
  ['a team that plays', { fixture: '1', court: 2, at: 640 }, { kind: 'team-plays', team: 'A' }],
  ['a pause', { fixture: '3', court: 1, at: 700 }, { kind: 'in-pause' }],
  ['a court that is not there', { fixture: '3', court: 3, at: 660 }, { kind: 'no-such-court' }],
  ['a match that is not planned', { fixture: '9', court: 1, at: 660 }, { kind: 'no-such-match' }],
])('refuses %s', (_what, place, refusal) => {
  expect(moveMatch(tournament, day, place)).toEqual({ ok: false, refusal });
});

test('moves a match to a free place', () => {
  const outcome = moveMatch(tournament, day, { fixture: '3', court: 2, at: 640 });
  expect(outcome.ok && outcome.day.placements[2]).toEqual({ fixture: '3', court: 2, at: 640 });
});

test('refuses a match that was moved meanwhile, unless it is already at its new place', () => {
  const to = { fixture: '3', court: 1, at: 660 };
  const there = { fixture: '3', court: 1, at: 630 };
  const seen = { fixture: '3', court: 2, at: 690 };
  expect(moveMatch(tournament, day, to, seen)).toEqual({
    ok: false,
    refusal: { kind: 'moved-meanwhile', there },
  });
  expect(moveMatch(tournament, day, there, seen).ok).toBe(true);
  expect(moveMatch(tournament, day, to, there).ok).toBe(true);
});
