/** @jest-environment node */
import { minuteOfMove } from './moveMatch';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const from = (start: number) => ({ date: '2026-11-28', start });

test('an hour before the start belongs to the same day', () => {
  expect(minuteOfMove('13:30', from(clock(14)), clock(19))).toBe(clock(13, 30));
  expect(minuteOfMove('08:00', from(clock(14)), clock(19))).toBe(clock(8));
});

test('an hour after midnight belongs to the night of the day', () => {
  expect(minuteOfMove('15:00', from(clock(14)), clock(23, 30))).toBe(clock(15));
  expect(minuteOfMove('00:15', from(clock(14)), clock(23, 30))).toBe(clock(24, 15));
  expect(minuteOfMove('01:00', from(clock(20)), clock(26))).toBe(clock(25));
});
