import { aDayPlan, aFixture, aTournament } from '../competition/testing/aTournament';
import type { Fixture, Tournament } from '../model/tournament';
import { nextCalls } from './nextCalls';
import { isDayRunning } from './runningDay';

const date = '2026-11-28';
/** The centre's clock is an hour ahead of UTC in November. */
const at = (time: string) => new Date(`${date}T${time}:00+01:00`);

const fixture = (id: string, homeTeam: string, awayTeam: string, overrides: Partial<Fixture> = {}) =>
  aFixture({ id, homeTeam, awayTeam, ...overrides });

const teams = ['A', 'B', 'C', 'D', 'E', 'F'];

type Planned = readonly [fixture: Fixture, court: number, at: number];

function aDay(matches: readonly Planned[], courts = 2): Tournament {
  const fixtures = matches.map(([each]) => each);
  const placements = matches.map(([{ id }, court, at]) => ({ fixture: id, court, at }));
  return aTournament({ teams, fixtures, days: { [date]: aDayPlan({ date, courts, placements }) } });
}

const called = (tournament: Tournament, time: string) =>
  nextCalls(tournament, at(time)).map(({ fixture: { id }, court, isFree, late }) => ({
    id,
    court,
    isFree,
    late,
  }));

const playing = (startedAt: string): Partial<Fixture> => ({
  status: 'inprogress',
  times: { startedAt: at(startedAt).toISOString() },
});

test('without a plan for now the first matches of a day to come are next, with their places, before unplanned ones', () => {
  const later = '2026-11-29';
  const fixtures = [
    fixture('now', 'A', 'B', playing('10:00')),
    fixture('busy', 'A', 'C'),
    fixture('unplanned', 'C', 'D'),
    fixture('planned', 'E', 'F'),
  ];
  const placements = [
    { fixture: 'planned', court: 2, at: 540 },
    { fixture: 'busy', court: 1, at: 540 },
  ];
  const days = { [later]: aDayPlan({ date: later, placements }) };
  expect(nextCalls(aTournament({ teams, fixtures, days }), at('10:10'))).toMatchObject([
    { fixture: { id: 'planned' }, court: 2, at: 540, date: later, isLater: true },
    { fixture: { id: 'unplanned' }, court: null, at: null, date: null, isLater: false },
  ]);
});

const left = { status: 'inprogress' as const, times: { startedAt: '2026-11-27T20:00:00Z' } };
test.each<[string, readonly Planned[], string, object[], number?]>([
  [
    'each free court calls its planned match',
    [
      [fixture('1', 'A', 'B'), 1, 600],
      [fixture('2', 'C', 'D'), 2, 600],
    ],
    '10:00',
    [
      { id: '1', court: 1, isFree: true, late: 0 },
      { id: '2', court: 2, isFree: true, late: 0 },
    ],
  ],
  [
    'a free court calls the waiting match of an occupied one when no earlier match waits there',
    [
      [fixture('1', 'A', 'B', playing('10:20')), 1, 600],
      [fixture('2', 'C', 'D'), 1, 630],
      [fixture('3', 'E', 'F'), 2, 660],
    ],
    '10:35',
    [{ id: '2', court: 2, isFree: true, late: 5 }],
  ],
  [
    'an empty court calls the second of two late matches of another court',
    [
      [fixture('1', 'A', 'B'), 2, 600],
      [fixture('2', 'C', 'D'), 2, 630],
    ],
    '10:40',
    [
      { id: '2', court: 1, isFree: true, late: 10 },
      { id: '1', court: 2, isFree: true, late: 40 },
    ],
  ],
  [
    'an empty court calls the match that waits for a late one on another court',
    [
      [fixture('1', 'A', 'B', playing('10:20')), 2, 600],
      [fixture('2', 'C', 'D'), 2, 630],
    ],
    '10:25',
    [{ id: '2', court: 1, isFree: true, late: 0 }],
  ],
  [
    'a match keeps its court while that court runs to time',
    [
      [fixture('1', 'A', 'B', playing('10:02')), 2, 600],
      [fixture('2', 'C', 'D'), 2, 630],
    ],
    '10:05',
    [{ id: '2', court: 2, isFree: false, late: 2 }],
  ],
  [
    'a match left open the day before blocks no team',
    [
      [fixture('1', 'A', 'B', left), 1, 600],
      [fixture('2', 'A', 'D'), 1, 630],
    ],
    '10:30',
    [{ id: '2', court: 1, isFree: true, late: 0 }],
  ],
  [
    'a court skips a match whose team is playing',
    [
      [fixture('1', 'A', 'B', playing('10:00')), 1, 600],
      [fixture('2', 'A', 'D'), 2, 630],
      [fixture('3', 'E', 'F'), 2, 660],
    ],
    '10:25',
    [{ id: '3', court: 2, isFree: true, late: 0 }],
  ],
  [
    'an occupied court names its next match and its delay',
    [
      [fixture('1', 'A', 'B', playing('10:25')), 1, 600],
      [fixture('2', 'C', 'D'), 1, 630],
    ],
    '10:26',
    [{ id: '2', court: 1, isFree: false, late: 25 }],
    1,
  ],
  [
    'a court skips decided, postponed and finished matches',
    [
      [fixture('1', 'A', 'B', { status: 'finished', ruling: { kind: 'annulled' } }), 1, 600],
      [fixture('2', 'C', 'D', { postponed: { at: at('09:00').toISOString(), to: null } }), 1, 630],
      [fixture('3', 'E', 'F'), 1, 660],
    ],
    '10:00',
    [{ id: '3', court: 1, isFree: true, late: 0 }],
    1,
  ],
])('%s', (_what, matches, time, calls, courts = 2) => {
  expect(called(aDay(matches, courts), time)).toEqual(calls);
});

test('the first matches with free teams are next when today has no plan', () => {
  const fixtures = [
    fixture('1', 'A', 'B', { status: 'inprogress' }),
    fixture('2', 'B', 'C'),
    fixture('3', 'C', 'D'),
  ];
  expect(called(aTournament({ teams, fixtures }), '10:00')).toEqual([
    { id: '3', court: null, isFree: true, late: 0 },
  ]);
});

test('a day runs during a match, and on the planned day while matches are left', () => {
  const day = aDay([[fixture('1', 'A', 'B'), 1, 600]]);
  expect(isDayRunning(day, at('08:00'))).toBe(true);
  expect(isDayRunning(day, new Date('2026-11-27T12:00:00Z'))).toBe(false);
  expect(isDayRunning(day, new Date('2026-11-29T12:00:00Z'))).toBe(false);
  const over = aDay([[fixture('1', 'A', 'B', { status: 'finished' }), 1, 600]]);
  expect(isDayRunning(over, at('10:00'))).toBe(false);
  const runs = (status: Partial<Fixture>) =>
    isDayRunning(aTournament({ teams, fixtures: [fixture('1', 'A', 'B', status)] }), at('10:30'));
  expect(runs({ status: 'inprogress' })).toBe(true);
  // Left open the day before.
  expect(runs(left)).toBe(false);
});
