import { overlappingReservation } from './overlappingReservation';

const held = [
  { date: '2026-09-15', time: '18:00', name: 'Ana' },
  { date: '2026-09-16', time: '18:00', name: 'Lou' },
];

test('finds the reservation of the same day and hour', () => {
  expect(overlappingReservation(held, { date: '2026-09-16', time: '18:00' })?.name).toBe('Lou');
});

test.each([
  ['the hour before', { date: '2026-09-15', time: '17:00' }],
  ['the hour after', { date: '2026-09-15', time: '19:00' }],
  ['the same hour of another day', { date: '2026-09-17', time: '18:00' }],
  ['a form without a day', { date: '', time: '18:00' }],
])('finds none at %s', (_, wanted) => {
  expect(overlappingReservation(held, wanted)).toBeUndefined();
});
