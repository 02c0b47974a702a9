/** @jest-environment node */
import { aTournament } from '../competition/testing/aTournament';
import { favouritesWin, homeWin, type SetScores, withResults } from '../competition/testing/playedMatch';
import type { Fixture, Tournament, TournamentSummary } from '../model/tournament';
import { inProgrammeOrder } from './isCurrent';

const now = new Date('2026-11-25T14:00:00+01:00');
const named = (id: string, date: string): Tournament => aTournament({ id, name: id, date });
const begun = (id: string, date: string, scores: SetScores) =>
  withResults(named(id, date), (_, index) => (index === 0 ? scores : null));
const withFirst = (tournament: Tournament, wishes: Partial<Fixture>): Tournament => ({
  ...tournament,
  fixtures: tournament.fixtures.map((fixture, index) => (index === 0 ? { ...fixture, ...wishes } : fixture)),
});
const plan = (date: string) => ({
  days: { [date]: { date, start: 540, courts: 1, matchMinutes: 20, pauses: [], placements: [] } },
});

function order(...tournaments: readonly Tournament[]): string[] {
  return inProgrammeOrder(tournaments, tournaments, now).map(({ id }) => id);
}

test('the next known day of a tournament orders it, not its first day', () => {
  const postponed = { at: '2026-11-01T10:00:00.000Z', to: { day: '2026-11-27', time: '19:00' } };
  expect(
    order(
      named('tomorrow', '2026-11-26'),
      { ...named('planned for today', '2026-10-01'), ...plan('2026-11-25') },
      withFirst(named('put off to the day after', '2026-10-02'), { postponed }),
      withFirst(begun('played today', '2026-10-03', homeWin), {
        times: { startedAt: '2026-11-25T09:00:00.000Z', endedAt: '2026-11-25T09:30:00.000Z' },
      }),
      { ...begun('goes on on Sunday', '2026-11-10', homeWin), ...plan('2026-11-29') },
    ),
  ).toEqual([
    'planned for today',
    'played today',
    'tomorrow',
    'put off to the day after',
    'goes on on Sunday',
  ]);
});

test('an unfinished match makes its tournament live for four hours only', () => {
  const forgotten = { startedAt: '2026-11-22T09:00:00.000Z' };
  const playing = { startedAt: '2026-11-25T12:30:00.000Z' };
  expect(
    order(
      named('today', '2026-11-25'),
      named('tomorrow', '2026-11-26'),
      withFirst(begun('forgotten', '2025-05-01', [[3, 2]]), {
        times: { startedAt: '2025-05-01T09:00:00.000Z' },
      }),
      withFirst(begun('left open on Sunday', '2026-11-22', [[3, 2]]), { times: forgotten }),
      withFirst(begun('playing', '2026-11-22', [[3, 2]]), { times: playing }),
    ),
  ).toEqual(['playing', 'today', 'left open on Sunday', 'tomorrow', 'forgotten']);
});

test('a tournament played before its day is over', () => {
  expect(order(favouritesWin(named('over', '2026-12-24')), named('to come', '2026-12-24'))).toEqual([
    'to come',
    'over',
  ]);
});

test('the list orders tournaments without a record by their day and the back end’s status', () => {
  const listed = (id: string, date: string, status: Fixture['status']): TournamentSummary => ({
    ...named(id, date),
    shared: { teams: [], status, finished: 1, count: 6 },
  });
  const list = [
    listed('past', '2026-11-20', 'finished'),
    listed('to come', '2026-11-28', 'pending'),
    listed('between two days', '2026-11-14', 'inprogress'),
    listed('today', '2026-11-25', 'pending'),
  ].map(({ id, name, date, level, description, shared }) => ({ id, name, date, level, description, shared }));
  expect(inProgrammeOrder(list, [], now).map(({ id }) => id)).toEqual([
    'today',
    'between two days',
    'to come',
    'past',
  ]);
});
