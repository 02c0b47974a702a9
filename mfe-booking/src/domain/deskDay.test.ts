import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { aDeskReservation } from '../testing/aDeskReservation';
import { courtsFrom, deskDay, isUntold, mondayOf } from './deskDay';

const afternoon = new Date('2026-09-15T12:30:00Z');
const given = {
  day: '2026-09-15',
  slots: ['13:00', '14:00', '18:00'],
  courts: [1, 2],
  reservations: [],
  closures: [],
  now: afternoon,
};
const closure = {
  id: 'c1',
  day: '2026-09-15',
  hour: 18,
  court: 2,
  sentence: 'Filet à changer',
  tournament: null,
};

const statesOf = (changed: Partial<Parameters<typeof deskDay>[0]>) =>
  deskDay({ ...given, ...changed }).rows.map(({ hour, cells }) => [hour, ...cells.map(({ state }) => state)]);

test('an hour that began less than an hour ago can still be booked', () => {
  expect(statesOf({})).toEqual([
    [13, 'past', 'past'],
    [14, 'free', 'free'],
    [18, 'free', 'free'],
  ]);
  expect(deskDay(given).rows.map(({ free }) => free)).toEqual([[], [1, 2], [1, 2]]);
});

test.each([
  ['booked', {}],
  ['arrived', { attendance: 'arrived' }],
  ['absent', { attendance: 'absent' }],
  ['unconfirmed', { confirmBy: '2026-09-15T13:00:00Z' }],
  ['offered', { confirmBy: '2026-09-15T12:50:00Z', waiting: 'e1', email: 'lea@example.org' }],
  ['to-call', { confirmBy: '2026-09-15T12:50:00Z', waiting: 'e1' }],
  ['arrived', { confirmBy: '2026-09-15T12:50:00Z', waiting: 'e1', attendance: 'arrived' }],
] as const)('a reservation is shown as %s', (state, changed) => {
  expect(statesOf({ reservations: [aDeskReservation(changed)] })[2]).toEqual([18, state, 'free']);
});

test('an hour is full when games have its last courts, up to twenty minutes before it', () => {
  const games = [aDeskReservation(), aDeskReservation({ id: 'r2', court: 2 })];
  const isFull = (changed: Partial<Parameters<typeof deskDay>[0]>) =>
    deskDay({ ...given, ...changed }).rows.find(({ hour }) => hour === 18)?.isFull;
  expect(isFull({ reservations: games })).toBe(true);
  expect(isFull({ reservations: games.slice(1), closures: [{ ...closure, court: 1 }] })).toBe(true);
  expect(isFull({ reservations: games.slice(1) })).toBe(false);
  expect(isFull({ closures: [{ ...closure, court: 1 }, closure] })).toBe(false);
  expect(isFull({ reservations: games, slots: ['13:00'] })).toBe(false);
  expect(isFull({ reservations: games, now: new Date('2026-09-15T15:40:00Z') })).toBe(false);
});

test('the desk may take an offered court in the seconds before its twenty minutes begin', () => {
  const offer = { waiting: 'e1', confirmBy: '2026-09-15T12:50:20Z' };
  expect(isUntold(aDeskReservation(offer), afternoon)).toBe(true);
  expect(isUntold(aDeskReservation(offer), new Date('2026-09-15T12:30:20Z'))).toBe(false);
  expect(isUntold(aDeskReservation({ ...offer, waiting: null }), afternoon)).toBe(false);
});

test('a closed court and a tournament take a court that is not free', () => {
  expect(statesOf({ closures: [closure] })[2]).toEqual([18, 'free', 'closed']);
  expect(statesOf({ closures: [{ ...closure, tournament: 'Open' }] })[2]).toEqual([18, 'free', 'tournament']);
});

test('a reservation outside the hours or on a court out of service keeps its place, and nothing beside it is free', () => {
  const grid = deskDay({ ...given, reservations: [aDeskReservation({ hour: 23, court: 5 })] });
  expect(grid.courts).toEqual([1, 2, 5]);
  const late = grid.rows.find(({ hour }) => hour === 23);
  expect(late?.cells.map(({ state }) => state)).toEqual(['outside', 'outside', 'booked']);
  expect(late?.cells[2]?.isOutside).toBe(true);
  expect(late?.free).toEqual([]);
});

test('another day of the same list is left out', () => {
  expect(statesOf({ reservations: [aDeskReservation({ day: '2026-09-16' })] })[2]).toEqual([
    18,
    'free',
    'free',
  ]);
});

test('every reservation of the day has one cell, whatever its place', () => {
  const place = fc.record({ hour: fc.integer({ min: 0, max: 23 }), court: fc.integer({ min: 1, max: 12 }) });
  const places = fc.uniqueArray(place, { selector: ({ hour, court }) => `${hour} ${court}` });
  fc.assert(
    fc.property(places, (taken) => {
      const reservations = taken.map((at, index) => aDeskReservation({ id: `r${index}`, ...at }));
      const { rows, courts } = deskDay({ ...given, reservations });
      const shown = rows.flatMap(({ cells }) => cells).filter(({ reservation }) => reservation);
      expect(shown).toHaveLength(taken.length);
      expect(rows.every(({ cells }) => cells.length === courts.length)).toBe(true);
      expect(rows.reduce((sum, { booked }) => sum + booked, 0)).toBe(taken.length);
    }),
    { numRuns: runs(100) },
  );
});

test.each([
  ['2026-09-14', '2026-09-14'],
  ['2026-09-15', '2026-09-14'],
  ['2026-09-20', '2026-09-14'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ['the run upwards', 2, [1, 2, 3, 4, 5, 6], 3, [2, 3, 4]],
  ['the run that has it', 5, [1, 2, 3, 4, 5, 6], 3, [5, 4, 6]],
  ['the run of a court that is offered', 3, [1, 2, 4], 3, [3, 2, 4]],
  ['the nearest ones without a run', 5, [1, 2, 3, 5], 3, [5, 3, 2]],
  ['all that are free where they are too few', 5, [1, 5], 3, [5, 1]],
])('a group gets %s', (_, first, free, count, courts) => {
  expect(courtsFrom(first, free, count)).toEqual(courts);
});
