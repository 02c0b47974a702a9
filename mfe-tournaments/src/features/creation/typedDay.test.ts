/** @jest-environment node */
import { readTypedDay, writeTypedDay } from './typedDay';

test.each([
  ['15/09/2025', '2025-09-15'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-28', '2026-11-28'],
  [' 28 11 2026 ', '2026-11-28'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2025', null],
  ['31/04/2026', null],
  ['demain', null],
  ['', null],
])('a date written as "%s" is %s', (text, day) => {
  expect(readTypedDay(text)).toBe(day);
});

test('a day is written as it is read', () => {
  expect(readTypedDay(writeTypedDay('2026-03-01'))).toBe('2026-03-01');
});
