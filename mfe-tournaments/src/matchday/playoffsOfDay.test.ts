import { recomputePlayoffs } from '../competition/recomputeTournament';
import { aTournament } from '../competition/testing/aTournament';
import { favouritesWin, homeWin, played } from '../competition/testing/playedMatch';
import { plansOf, withPlan } from '../model/plans';
import type { PlayoffSlot, Tournament } from '../model/tournament';
import { nextCalls } from './nextCalls';
import { lateness, planDay, replan } from './planDay';
import { courtOfDay, planOfNow } from './planOfNow';
import { endOfDay } from './playoffsOfDay';
import { isDayRunning } from './runningDay';

const date = '2026-11-28';
const at = (time: string) => new Date(`${date}T${time}:00+01:00`);
const settings = { date, start: 540, courts: 2, matchMinutes: 30, pauses: [] };

/** Eight teams, 28 league matches on two courts: planned from 09:00 to 16:00, and all of them played. */
function leaguePlayed(): Tournament {
  const tournament = aTournament({ teams: 8, format: { playoffs: true } });
  const day = planDay(tournament, settings, null, at('08:00'));
  return recomputePlayoffs(favouritesWin(withPlan(tournament, day))).tournament;
}

function withWinners(tournament: Tournament, ...slots: readonly PlayoffSlot[]): Tournament {
  const fixtures = tournament.fixtures.map((fixture) =>
    fixture.slot !== undefined && slots.includes(fixture.slot)
      ? { ...played(fixture, homeWin), times: { startedAt: at('16:00').toISOString() } }
      : fixture,
  );
  return recomputePlayoffs({ ...tournament, fixtures }).tournament;
}

const called = (tournament: Tournament, time: string) =>
  nextCalls(tournament, at(time)).map(({ fixture, court, at: planned }) => [fixture.slot, court, planned]);

test('the planned end includes the playoffs of the day', () => {
  const tournament = aTournament({ teams: 8, format: { playoffs: true } });
  const day = planDay(tournament, settings, null, at('08:00'));
  // Two courts: quarterfinals, the match for the seventh place with no semifinal before it, semifinals, final.
  expect(endOfDay(tournament, day)).toBe(16 * 60 + 4 * 30);
  expect(endOfDay(leaguePlayed(), day)).toBe(18 * 60);
  const half = planDay(tournament, settings, { from: 1, to: 3 }, at('08:00'));
  expect(endOfDay(tournament, half)).toBe(12 * 60);
  expect(endOfDay(aTournament({ teams: 8 }), day)).toBe(16 * 60);
});

test('a finished league calls the playoffs, and each court has its own match', () => {
  const tournament = leaguePlayed();
  expect(isDayRunning(tournament, at('16:00'))).toBe(true);
  expect(called(tournament, '16:00')).toEqual([
    ['quarterfinal-1', 1, 960],
    ['quarterfinal-2', 2, 960],
  ]);
  expect(courtOfDay(tournament, 1, at('16:00')).next?.fixture.slot).toBe('quarterfinal-1');
  expect(lateness(tournament, at('16:40'))).toBe(40);
});

test('placed playoff matches keep their places when later ones are known', () => {
  const before = planOfNow(leaguePlayed(), at('16:00'));
  const later = withWinners(leaguePlayed(), 'quarterfinal-1', 'quarterfinal-2');
  const after = planOfNow(later, at('16:30'));
  expect(after?.placements).toEqual(expect.arrayContaining([...(before?.placements ?? [])]));
  const semifinal = later.fixtures.find(({ slot }) => slot === 'semifinal-1')?.id;
  expect(after?.placements.find(({ fixture }) => fixture === semifinal)?.at).toBe(990);
  expect(called(later, '16:30').map(([slot]) => slot)).toEqual(['relegation', 'semifinal-1']);
});

test('replanning starts the known playoffs now', () => {
  const tournament = leaguePlayed();
  const [planned] = plansOf(tournament);
  if (planned === undefined) throw new Error('It was planned.');
  const day = replan(tournament, planned, at('16:40'));
  const quarterfinal = tournament.fixtures.find(({ slot }) => slot === 'quarterfinal-1')?.id;
  expect(day.placements.find(({ fixture }) => fixture === quarterfinal)?.at).toBe(1000);
  expect(lateness(withPlan(tournament, day), at('16:40'))).toBe(0);
  expect(endOfDay(tournament, day)).toBe(1000 + 4 * 30);
});

test('a past day has no playoffs', () => {
  const tournament = leaguePlayed();
  const later = new Date('2026-12-05T12:00:00Z');
  expect(isDayRunning(tournament, later)).toBe(false);
  expect(courtOfDay(tournament, 1, later).next).toBeNull();
});

test('a match longer than twice its planned time makes the day late', () => {
  const tournament = leaguePlayed();
  const fixtures = tournament.fixtures.map((fixture) =>
    fixture.slot === 'quarterfinal-1'
      ? { ...fixture, status: 'inprogress' as const, times: { startedAt: at('16:00').toISOString() } }
      : fixture,
  );
  const only = {
    ...tournament,
    fixtures: fixtures.filter(({ slot }) => slot === undefined || slot === 'quarterfinal-1'),
  };
  expect(lateness(only, at('16:59'))).toBe(0);
  expect(lateness(only, at('17:05'))).toBe(35);
});
