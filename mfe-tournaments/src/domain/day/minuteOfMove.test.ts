/** @jest-environment node */
import { minuteOfMove } from './minuteOfMove';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

test('an hour before the start belongs to the same day', () => {
  expect(minuteOfMove(clock(13, 30), { start: clock(14) }, clock(19))).toBe(clock(13, 30));
  expect(minuteOfMove(clock(8), { start: clock(14) }, clock(19))).toBe(clock(8));
});

test('an hour after midnight belongs to the night of the day', () => {
  expect(minuteOfMove(clock(15), { start: clock(14) }, clock(23, 30))).toBe(clock(15));
  expect(minuteOfMove(clock(0, 15), { start: clock(14) }, clock(23, 30))).toBe(clock(24, 15));
  expect(minuteOfMove(clock(1), { start: clock(20) }, clock(26))).toBe(clock(25));
});
