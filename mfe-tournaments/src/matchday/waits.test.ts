/** @jest-environment node */
import { waitBounds } from './waitBounds';
import { waitsOf } from './waits';

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
