import fc from 'fast-check';
import { isFixedSet, runs, someRows } from '../../../../tools/jest/suite';
import { recomputeTournament } from '../recomputeTournament';
import { aTournament } from '../testing/aTournament';
import { faultsOf } from '../testing/dayReading';
import { homeWin, played } from '../testing/playedMatch';
import { type DaySettings, planDay } from './planDay';
import { replan } from './replan';
import { waitBounds } from './waitBounds';
import { waitsOf } from './waits';

const before = new Date('2026-11-27T12:00:00Z');
const at = (time: string) => new Date(`2026-11-28T${time}:00+01:00`);

const settingsOf = (wishes: Partial<DaySettings> = {}): DaySettings => ({
  date: '2026-11-28',
  start: 540,
  courts: 3,
  matchMinutes: 30,
  pauses: [],
  ...wishes,
});

const arbitrarySettings = fc
  .record({
    start: fc.integer({ min: 0, max: 1200 }),
    courts: fc.integer({ min: 1, max: 6 }),
    matchMinutes: fc.integer({ min: 1, max: 90 }),
    pauses: fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 1439 }), minutes: fc.integer({ min: 1, max: 200 }) }),
      { maxLength: 4 },
    ),
  })
  .map(settingsOf);

const arbitraryTournament = fc
  .record({ teams: fc.integer({ min: 3, max: 32 }), homeAndAway: fc.boolean() })
  .map(({ teams, homeAndAway }) => aTournament({ teams, format: { homeAndAway } }));

test('places every match once, without a clash or a match in a pause, and deterministically', () => {
  fc.assert(
    fc.property(arbitraryTournament, arbitrarySettings, (tournament, settings) => {
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
  const later = { ...tournament, day, fixtures: [played(first, homeWin), ...others] };
  const again = planDay(later, settingsOf({ start: 600 }), null, before);
  expect(again.placements).toContainEqual(day.placements.find(({ fixture }) => fixture === first.id));
  expect(again.placements).toHaveLength(6);
});

test('an annulled match frees its place, in a new plan and in a replan', () => {
  const tournament = aTournament({ teams: 4 });
  const day = planDay(tournament, settingsOf(), null, before);
  const { tournament: without } = recomputeTournament({
    ...tournament,
    day,
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
    { ...tournament, fixtures: running, day },
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
