import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { aFixture, aTournament } from '../competition/testing/aTournament';
import { faultsOf } from '../competition/testing/dayReading';
import { homeWin, played } from '../competition/testing/playedMatch';
import { clockOf } from '../model/dayClock';
import { withPlan } from '../model/plans';
import type { Fixture } from '../model/tournament';
import { planDay, replan } from './planDay';

const date = '2026-11-28';
const settings = { date, start: 540, courts: 3, matchMinutes: 30, pauses: [{ from: 720, minutes: 60 }] };
const at = (minute: number) => new Date(`${date}T${clockOf(date, minute)}:00+01:00`);

const iso = (minute: number) => at(minute).toISOString();

test('played and current matches keep their places, and the others follow without a clash', () => {
  fc.assert(
    fc.property(
      fc.record({
        teams: fc.integer({ min: 4, max: 16 }),
        finished: fc.integer({ min: 0, max: 12 }),
        late: fc.integer({ min: 0, max: 90 }),
      }),
      ({ teams, finished, late }) => {
        const tournament = aTournament({ teams });
        const day = planDay(tournament, settings, null, at(0));
        const inTime = day.placements.toSorted((a, b) => a.at - b.at || a.court - b.court);
        const done = new Set(inTime.slice(0, finished).map(({ fixture }) => fixture));
        const next = inTime[finished];
        const running =
          next === undefined ? [] : inTime.slice(finished).filter(({ at: start }) => start === next.at);
        const begun = (next?.at ?? 540) + late;
        const fixtures = tournament.fixtures.map((fixture): Fixture => {
          if (done.has(fixture.id)) return { ...played(fixture, homeWin), times: { endedAt: iso(begun) } };
          const isRunning = running.some((placement) => placement.fixture === fixture.id);
          return isRunning ? { ...fixture, status: 'inprogress', times: { startedAt: iso(begun) } } : fixture;
        });
        const now = begun + 10;
        const again = replan({ ...withPlan(tournament, day), fixtures }, day, at(now));
        const untouched = new Set([...done, ...running.map(({ fixture }) => fixture)]);
        for (const placement of day.placements.filter(({ fixture }) => untouched.has(fixture)))
          expect(again.placements).toContainEqual(placement);
        const rest = again.placements.filter(({ fixture }) => !untouched.has(fixture));
        const left = fixtures.filter(({ id }) => !untouched.has(id));
        expect(faultsOf({ ...again, placements: rest }, fixtures, left)).toEqual([]);
        const playing = new Set(
          fixtures
            .filter(({ status }) => status === 'inprogress')
            .flatMap((each) => [each.homeTeam, each.awayTeam]),
        );
        for (const { fixture: id, court, at: start } of rest) {
          expect(start).toBeGreaterThanOrEqual(now);
          const fixture = fixtures.find((each) => each.id === id);
          const waits = running.some((placement) => placement.court === court);
          const isTired = playing.has(fixture?.homeTeam ?? '') || playing.has(fixture?.awayTeam ?? '');
          if (waits || isTired) expect(start).toBeGreaterThanOrEqual(begun + 30);
        }
      },
    ),
    { numRuns: runs(100) },
  );
});

test('an overrunning match keeps its court for half a match more', () => {
  const tournament = aTournament({ teams: 4 });
  const day = planDay(tournament, { ...settings, courts: 1 }, null, at(0));
  const [first] = day.placements;
  const fixtures = tournament.fixtures.map(
    (fixture): Fixture =>
      fixture.id === first?.fixture
        ? { ...fixture, status: 'inprogress', times: { startedAt: iso(540) } }
        : fixture,
  );
  const again = replan({ ...withPlan(tournament, day), fixtures }, day, at(640));
  const rest = again.placements.filter(({ fixture }) => fixture !== first?.fixture);
  expect(Math.min(...rest.map((placement) => placement.at))).toBe(655);
});

test('a punctual day keeps its order', () => {
  const tournament = aTournament({ teams: 12 });
  const day = planDay(tournament, { ...settings, courts: 2 }, null, at(0));
  const order = (plan: typeof day) =>
    plan.placements.toSorted((a, b) => a.at - b.at || a.court - b.court).map(({ fixture }) => fixture);
  expect(order(replan(withPlan(tournament, day), day, at(540)))).toEqual(order(day));
});

test('playoff matches drawn meanwhile are placed last', () => {
  const tournament = aTournament({ teams: 4 });
  const day = planDay(tournament, settings, null, at(0));
  const teams = { homeTeam: 'Équipe 01', awayTeam: 'Équipe 02' };
  const final = aFixture({ id: 'final', ...teams, round: undefined, phase: 'playoffs', slot: 'final' });
  const again = replan({ ...tournament, fixtures: [...tournament.fixtures, final] }, day, at(600));
  const last = again.placements.toSorted((a, b) => a.at - b.at).at(-1);
  expect(last?.fixture).toBe('final');
});
