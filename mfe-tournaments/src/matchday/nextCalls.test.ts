import { aTournament } from '../competition/testing/aTournament';
import type { DayPlan, Fixture, Tournament } from '../model/tournament';
import { nextCalls } from './nextCalls';
import { isDayRunning } from './runningDay';

const date = '2026-11-28';
/** The centre's clock is an hour ahead of UTC in November. */
const at = (time: string) => new Date(`${date}T${time}:00+01:00`);

function fixture(id: string, homeTeam: string, awayTeam: string, wishes: Partial<Fixture> = {}): Fixture {
  return {
    id,
    homeTeam,
    awayTeam,
    result: null,
    liveUrl: null,
    status: 'pending',
    round: 1,
    leg: 1,
    ...wishes,
  };
}

const teams = ['A', 'B', 'C', 'D', 'E', 'F'];

function aDay(fixtures: readonly Fixture[], placements: DayPlan['placements'], courts = 2): Tournament {
  const day = { date, start: 600, courts, matchMinutes: 30, pauses: [], placements };
  return aTournament({ teams, fixtures, days: { [date]: day } });
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

test('each free court calls its planned match', () => {
  const day = aDay(
    [fixture('1', 'A', 'B'), fixture('2', 'C', 'D')],
    [
      { fixture: '1', court: 1, at: 600 },
      { fixture: '2', court: 2, at: 600 },
    ],
  );
  expect(called(day, '10:00')).toEqual([
    { id: '1', court: 1, isFree: true, late: 0 },
    { id: '2', court: 2, isFree: true, late: 0 },
  ]);
});

test('a free court calls the waiting match of an occupied one when no earlier match waits there', () => {
  const day = aDay(
    [fixture('1', 'A', 'B', playing('10:20')), fixture('2', 'C', 'D'), fixture('3', 'E', 'F')],
    [
      { fixture: '1', court: 1, at: 600 },
      { fixture: '2', court: 1, at: 630 },
      { fixture: '3', court: 2, at: 660 },
    ],
  );
  expect(called(day, '10:35')).toEqual([{ id: '2', court: 2, isFree: true, late: 5 }]);
});

test('an empty court calls the second of two late matches of another court', () => {
  const placements = [
    { fixture: '1', court: 2, at: 600 },
    { fixture: '2', court: 2, at: 630 },
  ];
  const waiting = aDay([fixture('1', 'A', 'B'), fixture('2', 'C', 'D')], placements);
  expect(called(waiting, '10:40')).toEqual([
    { id: '2', court: 1, isFree: true, late: 10 },
    { id: '1', court: 2, isFree: true, late: 40 },
  ]);
  const playingOn = aDay([fixture('1', 'A', 'B', playing('10:20')), fixture('2', 'C', 'D')], placements);
  expect(called(playingOn, '10:25')).toEqual([{ id: '2', court: 1, isFree: true, late: 0 }]);
});

test('a match keeps its court while that court runs to time', () => {
  const day = aDay(
    [fixture('1', 'A', 'B', playing('10:02')), fixture('2', 'C', 'D')],
    [
      { fixture: '1', court: 2, at: 600 },
      { fixture: '2', court: 2, at: 630 },
    ],
  );
  expect(called(day, '10:05')).toEqual([{ id: '2', court: 2, isFree: false, late: 2 }]);
});

test('a match left open the day before blocks no team', () => {
  const left = { status: 'inprogress' as const, times: { startedAt: '2026-11-27T20:00:00Z' } };
  const day = aDay(
    [fixture('1', 'A', 'B', left), fixture('2', 'A', 'D')],
    [
      { fixture: '1', court: 1, at: 600 },
      { fixture: '2', court: 1, at: 630 },
    ],
  );
  expect(called(day, '10:30')).toEqual([{ id: '2', court: 1, isFree: true, late: 0 }]);
  expect(isDayRunning(aTournament({ teams, fixtures: [fixture('1', 'A', 'B', left)] }), at('10:30'))).toBe(
    false,
  );
});

test('a court skips a match whose team is playing', () => {
  const day = aDay(
    [fixture('1', 'A', 'B', playing('10:00')), fixture('2', 'A', 'D'), fixture('3', 'E', 'F')],
    [
      { fixture: '1', court: 1, at: 600 },
      { fixture: '2', court: 2, at: 630 },
      { fixture: '3', court: 2, at: 660 },
    ],
  );
  expect(called(day, '10:25')).toEqual([{ id: '3', court: 2, isFree: true, late: 0 }]);
});

test('an occupied court names its next match and its delay', () => {
  const day = aDay(
    [fixture('1', 'A', 'B', playing('10:25')), fixture('2', 'C', 'D')],
    [
      { fixture: '1', court: 1, at: 600 },
      { fixture: '2', court: 1, at: 630 },
    ],
    1,
  );
  expect(called(day, '10:26')).toEqual([{ id: '2', court: 1, isFree: false, late: 25 }]);
});

test('a court skips decided, postponed and finished matches', () => {
  const day = aDay(
    [
      fixture('1', 'A', 'B', { status: 'finished', ruling: { kind: 'annulled' } }),
      fixture('2', 'C', 'D', { postponed: { at: at('09:00').toISOString(), to: null } }),
      fixture('3', 'E', 'F'),
    ],
    ['1', '2', '3'].map((id, index) => ({ fixture: id, court: 1, at: 600 + index * 30 })),
    1,
  );
  expect(called(day, '10:00').map(({ id }) => id)).toEqual(['3']);
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
  const placements = [{ fixture: '1', court: 1, at: 600 }];
  const day = aDay([fixture('1', 'A', 'B')], placements);
  expect(isDayRunning(day, at('08:00'))).toBe(true);
  expect(isDayRunning(day, new Date('2026-11-27T12:00:00Z'))).toBe(false);
  expect(isDayRunning(day, new Date('2026-11-29T12:00:00Z'))).toBe(false);
  expect(isDayRunning(aDay([fixture('1', 'A', 'B', { status: 'finished' })], placements), at('10:00'))).toBe(
    false,
  );
  expect(
    isDayRunning(
      aTournament({ teams, fixtures: [fixture('1', 'A', 'B', { status: 'inprogress' })] }),
      at('10:00'),
    ),
  ).toBe(true);
});
