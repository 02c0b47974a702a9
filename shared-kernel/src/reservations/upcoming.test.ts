import { hasBegun, upcomingReservations } from './upcoming';

/** Six in the evening of a summer day in Paris. */
const now = new Date('2026-07-14T16:00:00Z');

test('keeps the future hours in Paris, the next one first', () => {
  const held = [
    { date: '2026-07-20', time: '10:00' },
    { date: '2026-07-14', time: '17:00' },
    { date: '2026-07-14', time: '18:00' },
    { date: '2026-07-15', time: '23:00' },
    { date: '2026-07-15', time: '10:00' },
    { date: '2026-07-14', time: '19:00' },
  ];
  expect(upcomingReservations(held, now)).toEqual([held[5], held[4], held[3], held[0]]);
});

test('keeps the order of booking between reservations of the same hour', () => {
  const held = ['first', 'second', 'third'].map((id) => ({ id, date: '2026-07-15', time: '18:00' }));
  expect(upcomingReservations(held, now)).toEqual(held);
});

test('keeps an hour that the centre no longer offers', () => {
  const held = [
    { date: '2026-10-01', time: '09:00' },
    { date: '2026-10-01', time: '18:30' },
  ];
  expect(upcomingReservations(held, now)).toEqual(held);
});

test.each([
  ['demain', '10:00'],
  ['2026-10-01', 'midi'],
  ['2027-02-31', '10:00'],
  ['2026-10-01', '24:00'],
  ['2026-10-01', '10:75'],
  ['01/10/2026', '10:00'],
  ['', ''],
])('drops an unreadable hour: %j, %j', (date, time) => {
  expect(upcomingReservations([{ date, time }], now)).toEqual([]);
});

test.each([
  ['a second before it begins in summer', '2026-09-15', '2026-09-15T15:59:59Z', false],
  ['as it begins in summer', '2026-09-15', '2026-09-15T16:00:00Z', true],
  ['a second before it begins in winter', '2026-12-15', '2026-12-15T16:59:59Z', false],
  ['as it begins in winter', '2026-12-15', '2026-12-15T17:00:00Z', true],
  ['on the day the clock goes forward', '2026-03-29', '2026-03-29T16:00:00Z', true],
  ['on the day the clock goes back', '2026-10-25', '2026-10-25T16:59:59Z', false],
  ['late in the evening before, in Paris already that day', '2026-09-16', '2026-09-15T22:30:00Z', false],
  ['the day after', '2026-09-15', '2026-09-15T22:00:00Z', true],
])('18:00 is past or not, %s', (_, date, instant, begun) => {
  expect(hasBegun({ date, time: '18:00' }, new Date(instant))).toBe(begun);
});
