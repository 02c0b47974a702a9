import fc from 'fast-check';
import { readTypedDay, writeTypedDay } from './typedDay';

const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['15/09/2026', '2026-09-15'],
  ['5/9/2026', '2026-09-05'],
  ['15.09.2026', '2026-09-15'],
  ['15-09-2026', '2026-09-15'],
  ['15 09 2026', '2026-09-15'],
  ['15092026', '2026-09-15'],
  ['2026-09-15', '2026-09-15'],
  ['2026-9-5', '2026-09-05'],
  ['  15/09/2026  ', '2026-09-15'],
  ['29/02/2028', '2028-02-29'],
])('reads %j as %s', (text, day) => {
  expect(readTypedDay(text)).toBe(day);
});

test.each([
  '',
  'demain',
  '31/02/2026',
  '29/02/2027',
  '00/10/2026',
  '15/13/2026',
  '15/09/26',
  '2026-02-30',
  '15/09',
])('reads no day in %j', (text) => {
  expect(readTypedDay(text)).toBeNull();
});

test('reads back every day it writes, in the French and in the international form', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(readTypedDay(writeTypedDay(day))).toBe(day);
      expect(readTypedDay(day)).toBe(day);
    }),
  );
});
