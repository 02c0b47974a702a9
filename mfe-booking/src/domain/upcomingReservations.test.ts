import { upcomingReservations } from './upcomingReservations';

const now = new Date('2026-09-15T16:00:00Z');

test('keeps the hours that have not begun in Paris, the next one first', () => {
  const held = [
    { date: '2026-10-01', time: '10:00' },
    { date: '2026-09-15', time: '19:00' },
    { date: '2026-09-15', time: '18:00' },
    { date: '2026-09-14', time: '22:00' },
    { date: '2026-09-16', time: '10:00' },
  ];
  expect(upcomingReservations(held, now)).toEqual([held[1], held[4], held[0]]);
});

test('leaves out an hour that no court has', () => {
  expect(upcomingReservations([{ date: '2026-10-01', time: 'midi' }], now)).toEqual([]);
});
