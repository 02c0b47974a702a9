/** @jest-environment node */
import fc from 'fast-check';
import { aTournament } from '../competition/testing/aTournament';
import type { Fixture, Placement } from '../model/tournament';
import { placeMatches } from './placeMatches';
import { waitBounds, waitsOf } from './waits';

const inOrderGiven = { tired: 0, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 };

function placed(fixtures: readonly Fixture[], courts: number): Placement[] {
  const free = {
    matchMinutes: 1,
    pauses: [],
    courtsFrom: Array<number>(courts).fill(0),
    teamsUntil: new Map<string, number>(),
    taken: [],
  };
  return placeMatches(
    fixtures.map((fixture, order) => ({ fixture, order })),
    free,
    inOrderGiven,
  );
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test.each([
  [3, 1],
  [4, 1],
  [4, 2],
])('no order of the matches of %i teams on %i courts waits less than the bounds', (teams, courts) => {
  const { fixtures } = aTournament({ teams });
  const bounds = waitBounds(fixtures, courts, 1);
  const waits = ordersOf(fixtures).map((order) => waitsOf(placed(order, courts), fixtures, 1));
  expect(Math.min(...waits.map(({ worst }) => worst))).toBeGreaterThanOrEqual(bounds.worst);
  expect(Math.min(...waits.map(({ mean }) => mean))).toBeGreaterThanOrEqual(bounds.mean - 1e-9);
});

test('no order of any part of a season waits less than the bounds', () => {
  fc.assert(
    fc.property(
      fc.record({
        teams: fc.integer({ min: 3, max: 12 }),
        homeAndAway: fc.boolean(),
        courts: fc.integer({ min: 1, max: 6 }),
        rounds: fc.integer({ min: 1, max: 22 }),
        order: fc.infiniteStream(fc.nat()),
      }),
      ({ teams, homeAndAway, courts, rounds, order }) => {
        const { fixtures } = aTournament({ teams, format: { homeAndAway } });
        const part = fixtures.filter(({ round = 0 }) => round <= rounds);
        const shuffled = part
          .map((fixture) => ({ fixture, key: order.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ fixture }) => fixture);
        const { worst, mean } = waitsOf(placed(shuffled, courts), part, 1);
        const bounds = waitBounds(part, courts, 1);
        expect(worst).toBeGreaterThanOrEqual(bounds.worst);
        expect(mean).toBeGreaterThanOrEqual(bounds.mean - 1e-9);
      },
    ),
  );
});

test('the bounds are zero when no team plays twice, and without matches', () => {
  const { fixtures } = aTournament({ teams: 8 });
  const firstRound = fixtures.filter(({ round }) => round === 1);
  expect(waitBounds(firstRound, 1, 30)).toEqual({ worst: 0, mean: 0 });
  expect(waitBounds([], 1, 30)).toEqual({ worst: 0, mean: 0 });
});

const pairings = [
  { id: 'one', homeTeam: 'Lille', awayTeam: 'Lyon' },
  { id: 'two', homeTeam: 'Lille', awayTeam: 'Caen' },
];

test('a played match counts with its actual times', () => {
  const placements = [
    { fixture: 'one', court: 1, at: 840 },
    { fixture: 'two', court: 1, at: 841 },
  ];
  const early = new Map([['one', { from: 840, to: 841 }]]);
  expect(waitsOf(placements, pairings, 30, early)).toEqual({ worst: 0, mean: 0, short: 1 });
  const later = [placements[0], { fixture: 'two', court: 1, at: 900 }].filter((each) => each !== undefined);
  expect(waitsOf(later, pairings, 30, early)).toMatchObject({ worst: 59, mean: 59 });
});

test('overlapping sheets never give a negative wait', () => {
  const placements = pairings.map(({ id }, index) => ({ fixture: id, court: 1, at: 840 + index }));
  expect(waitsOf(placements, pairings, 30)).toMatchObject({ worst: 0, mean: 0 });
});

test('the bound of the worst wait is at least the bound of the mean', () => {
  const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const all = teams.flatMap((homeTeam, place) =>
    teams.slice(place + 1).map((awayTeam) => ({ id: homeTeam + awayTeam, homeTeam, awayTeam })),
  );
  const { worst, mean } = waitBounds(all, 1, 30);
  expect(mean).toBeGreaterThan(30);
  expect(worst).toBe(60);
});
