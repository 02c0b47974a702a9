import { upcomingReservations } from './upcoming';

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
