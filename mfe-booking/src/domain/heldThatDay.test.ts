import { heldThatDay } from './heldThatDay';

const held = [
  { date: '2026-09-15', time: '18:00', name: 'Ana' },
  { date: '2026-09-16', time: '17:00', name: 'Max' },
  { date: '2026-09-16', time: '18:00', name: 'Lou' },
];

test.each([
  ['the same hour', { date: '2026-09-16', time: '18:00' }, 'Lou'],
  ['another hour of the day', { date: '2026-09-15', time: '20:00' }, 'Ana'],
  ['a day of two, at neither hour', { date: '2026-09-16', time: '12:00' }, 'Max'],
  ['another day', { date: '2026-09-17', time: '18:00' }, undefined],
  ['a form without a day', { date: '', time: '18:00' }, undefined],
])('at %s', (_, wanted, name) => {
  expect(heldThatDay(held, wanted)?.name).toBe(name);
});
