import fc from 'fast-check';
import { centreTime, instantAt } from 'shared-kernel/time';
import { isFixedSet, runs, someRows } from '../../../tools/jest/suite';
import { recomputeTournament } from '../competition/recomputeTournament';
import { aTournament } from '../competition/testing/aTournament';
import { faultsOf } from '../competition/testing/dayReading';
import { homeWin, played } from '../competition/testing/playedMatch';
import { clockOf, dayOf } from '../model/dayClock';
import { plansOf, withPlan } from '../model/plans';
import type { Fixture } from '../model/tournament';
import { overlapsPause } from './dayPlan';
import type { DaySettings } from './matchesToPlan';
import { planDay, replan } from './planDay';
import { waitBounds, waitsOf } from './waits';

const before = new Date('2026-10-01T12:00:00Z');
const at = (time: string) => new Date(`2026-11-28T${time}:00+01:00`);

const settingsOf = (wishes: Partial<DaySettings> = {}): DaySettings => ({
  date: '2026-11-28',
  start: 540,
  courts: 3,
  matchMinutes: 30,
  pauses: [],
  ...wishes,
});

/** Among them the nights, and the days, of both clock changes. */
const dates = ['2026-11-28', '2027-03-27', '2027-03-28', '2026-10-24', '2026-10-25'] as const;

const arbitrarySettings = fc
  .record({
    date: fc.constantFrom(...dates),
    start: fc.integer({ min: 0, max: 1439 }),
    courts: fc.integer({ min: 1, max: 6 }),
    matchMinutes: fc.integer({ min: 1, max: 90 }),
    pauses: fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 2879 }), minutes: fc.integer({ min: 1, max: 200 }) }),
      { maxLength: 4 },
    ),
  })
  .map(settingsOf);

const tournamentsUpTo = (most: number) =>
  fc
    .record({ teams: fc.integer({ min: 3, max: most }), homeAndAway: fc.boolean() })
    .map(({ teams, homeAndAway }) => aTournament({ teams, format: { homeAndAway } }));

test('places every match once, without a clash or a match in a pause, and deterministically', () => {
  fc.assert(
    fc.property(tournamentsUpTo(32), arbitrarySettings, (tournament, settings) => {
      const day = planDay(tournament, settings, null, before);
      expect(faultsOf(day, tournament.fixtures, tournament.fixtures)).toEqual([]);
      expect(planDay(tournament, settings, null, before)).toEqual(day);
    }),
    { numRuns: runs(60) },
  );
});

describe.each([false, true])('both legs: %s', (homeAndAway) => {
  test.each(someRows([1, 2, 3, 4, 5, 6], { every: 3 }))(
    '3 to 32 teams on %i courts: short days, even rests, fair waits',
    (courts) => {
      for (let teams = 3; teams <= 32; teams += isFixedSet || (homeAndAway && teams > 12) ? 5 : 1) {
        const { fixtures, ...tournament } = aTournament({ teams, format: { homeAndAway } });
        const { placements } = planDay({ ...tournament, fixtures }, settingsOf({ courts }), null, before);
        const label = `${teams} teams on ${courts}`;
        const slots = Math.max(...placements.map(({ at }) => at - 540)) / 30 + 1;
        const fewest = Math.ceil(fixtures.length / Math.min(courts, Math.floor(teams / 2)));
        expect([label, slots]).toEqual([label, fewest]);

        const { worst, mean, short } = waitsOf(placements, fixtures, 30);
        const bounds = waitBounds(fixtures, courts, 30);
        // With fewer teams than all courts need for two matches in a row, a team has to play twice in a row.
        if (teams >= 4 * courts + (homeAndAway ? 4 : 1)) expect([label, short]).toEqual([label, 0]);
        expect([label, worst <= 3 * (bounds.worst + 30)]).toEqual([label, true]);
        expect([label, mean >= bounds.mean && worst >= bounds.worst]).toEqual([label, true]);
      }
    },
  );
});

test('plans the requested rounds without played, decided and postponed matches', () => {
  const tournament = aTournament({ teams: 8 });
  const [first, second, third, ...others] = tournament.fixtures;
  if (!first || !second || !third) throw new Error('Eight teams have matches.');
  const fixtures = [
    played(first, homeWin),
    { ...second, status: 'finished' as const, ruling: { kind: 'annulled' as const } },
    { ...third, postponed: { at: '2026-11-01T10:00:00.000Z', to: null } },
    ...others,
  ];
  const day = planDay({ ...tournament, fixtures }, settingsOf(), { from: 1, to: 2 }, before);
  const expected = others.filter(({ round = 0 }) => round <= 2);
  expect(faultsOf(day, fixtures, expected)).toEqual([]);
});

test('replanning on the same day keeps the places of played matches', () => {
  const tournament = aTournament({ teams: 4 });
  const day = planDay(tournament, settingsOf(), null, before);
  const [first, ...others] = tournament.fixtures;
  if (!first) throw new Error('Four teams have matches.');
  const later = { ...withPlan(tournament, day), fixtures: [played(first, homeWin), ...others] };
  const again = planDay(later, settingsOf({ start: 600 }), null, before);
  expect(again.placements).toContainEqual(day.placements.find(({ fixture }) => fixture === first.id));
  expect(again.placements).toHaveLength(6);
});

test('an annulled match frees its place, in a new plan and in a replan', () => {
  const tournament = aTournament({ teams: 4 });
  const day = planDay(tournament, settingsOf(), null, before);
  const { tournament: without } = recomputeTournament({
    ...withPlan(tournament, day),
    teams: tournament.teams.slice(1),
  });
  for (const again of [planDay(without, settingsOf(), null, before), replan(without, day, before)]) {
    const places = again.placements.map(({ court, at }) => `${court} ${at}`);
    expect(new Set(places).size).toBe(3);
    expect(again.placements).toHaveLength(3);
  }
});

test('today’s plan uses neither the past nor courts and teams that are playing', () => {
  const tournament = aTournament({ teams: 6 });
  const day = planDay(tournament, settingsOf({ courts: 2 }), null, before);
  const running = tournament.fixtures.map((fixture) =>
    fixture.id === day.placements[0]?.fixture
      ? { ...fixture, status: 'inprogress' as const, times: { startedAt: at('09:01').toISOString() } }
      : fixture,
  );
  const again = planDay(
    { ...withPlan(tournament, day), fixtures: running },
    settingsOf({ courts: 2 }),
    null,
    at('11:02'),
  );
  const teams = ({ fixture: id }: { fixture: string }) => {
    const fixture = running.find((each) => each.id === id);
    return [fixture?.homeTeam, fixture?.awayTeam];
  };
  const [kept, ...planned] = again.placements;
  expect(kept).toEqual(day.placements[0]);
  expect(again.start).toBe(11 * 60 + 5);
  expect(Math.min(...planned.map((placement) => placement.at))).toBe(11 * 60 + 5);
  const busy = planned.filter(
    (placement) =>
      placement.court === kept?.court || teams(placement).some((team) => kept && teams(kept).includes(team)),
  );
  expect(Math.min(...busy.map((placement) => placement.at))).toBeGreaterThanOrEqual(11 * 60 + 2 + 15);
});

test('every match begins at an hour that exists, as many real minutes after the other of its court', () => {
  fc.assert(
    fc.property(tournamentsUpTo(10), arbitrarySettings, (tournament, settings) => {
      const { date, placements } = planDay(tournament, { ...settings, courts: 1, pauses: [] }, null, before);
      const times = placements.map(({ at }) => [dayOf(date, at), clockOf(date, at)] as const);
      const instants = times.map(([day, time]) => instantAt(day, time).getTime());
      for (const [index, [day, time]] of times.entries()) {
        expect(centreTime(instantAt(day, time))).toBe(time);
        const sinceFirst = ((instants[index] as number) - (instants[0] as number)) / 60_000;
        const expected = ((placements[index]?.at ?? 0) - (placements[0]?.at ?? 0)) as number;
        // In the hour that the autumn night repeats, a time means its first occurrence.
        expect([0, 60]).toContain(expected - sinceFirst);
      }
    }),
    { numRuns: runs(30) },
  );
});

const postponedTo = (fixture: Fixture, time: string): Fixture => ({
  ...fixture,
  postponed: { at: '2026-10-01T10:00:00.000Z', to: { day: '2026-11-28', time } },
});

test('matches that were postponed to the day are planned at their time, and clash with no other', () => {
  fc.assert(
    fc.property(
      tournamentsUpTo(10),
      arbitrarySettings,
      fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (tournament, settings, minutes, isReplanned) => {
        const fixtures = tournament.fixtures.map((fixture, index) => {
          const minute = minutes[index];
          return minute === undefined ? fixture : postponedTo(fixture, clockOf('2026-11-28', minute));
        });
        const there = { ...tournament, fixtures };
        const planned = planDay(there, { ...settings, date: '2026-11-28' }, null, before);
        const day = isReplanned ? replan(withPlan(there, planned), planned, before) : planned;
        expect(faultsOf(day, fixtures, fixtures)).toEqual([]);
        const [first = 0] = minutes;
        const isFree =
          first >= day.start && !day.pauses.some((pause) => overlapsPause(first, day.matchMinutes, pause));
        const earlier = minutes.some(
          (minute, index) => index > 0 && Math.abs(minute - first) < day.matchMinutes,
        );
        if (isFree && !earlier)
          expect(day.placements).toContainEqual(
            expect.objectContaining({ fixture: fixtures[0]?.id, at: first }),
          );
      },
    ),
    { numRuns: runs(60) },
  );
});

test('a match postponed to another day is not planned', () => {
  const { fixtures, ...tournament } = aTournament();
  const postponed = fixtures.map((fixture, index) => (index === 0 ? postponedTo(fixture, '19:00') : fixture));
  const settings = settingsOf({ date: '2026-11-29' });
  expect(planDay({ ...tournament, fixtures: postponed }, settings, null, before).placements).toHaveLength(5);
});

test('a match planned on another day to come stays there, and one of today’s plan moves', () => {
  const tournament = aTournament({ teams: 4 });
  const saturday = planDay(tournament, settingsOf(), { from: 1, to: 1 }, before);
  const planned = withPlan(tournament, saturday);
  const sunday = settingsOf({ date: '2026-11-29' });
  const later = planDay(planned, sunday, null, before);
  expect(later.placements).toHaveLength(4);
  expect(withPlan(planned, later).days).toEqual({ '2026-11-28': saturday, '2026-11-29': later });
  const moved = withPlan(planned, planDay(planned, sunday, null, at('20:00')));
  expect(plansOf(moved).map(({ placements }) => placements.length)).toEqual([0, 6]);
});
