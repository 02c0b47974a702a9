/** @jest-environment node */
import fc from 'fast-check';
import { readTypedDay, writeTypedDay } from './typedDay';

const today = '2026-11-22';

const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['28/11/2026', '2026-11-28'],
  ['5/9/2026', '2026-09-05'],
  ['28.11.2026', '2026-11-28'],
  ['28-11-2026', '2026-11-28'],
  ['28 11 2026', '2026-11-28'],
  ['01092026', '2026-09-01'],
  ['2026-11-28', '2026-11-28'],
  ['2026-9-5', '2026-09-05'],
  ['28/11/26', '2026-11-28'],
  ['28-11-26', '2026-11-28'],
  ['1.2.27', '2027-02-01'],
  ['281126', '2026-11-28'],
  ['  28/11/2026  ', '2026-11-28'],
  ['29/02/2028', '2028-02-29'],
  // Long ago, as typed: whether that may be is for the form to say.
  ['15/09/2019', '2019-09-15'],
])('reads %j as %s', (text, day) => {
  expect(readTypedDay(text, today)).toBe(day);
  expect(readTypedDay(text, null)).toBe(day);
});

test.each([
  ['28/11', '2026-11-28'],
  ['28-11', '2026-11-28'],
  ['28.11', '2026-11-28'],
  ['28 11', '2026-11-28'],
  ['2811', '2026-11-28'],
  ['22/11', '2026-11-22'],
  ['21/11', '2027-11-21'],
  ['1/1', '2027-01-01'],
  ['29/02', '2028-02-29'],
])('reads %j as the next such day, %s', (text, day) => {
  expect(readTypedDay(text, today)).toBe(day);
});

test('waits eight years for 29 February where a century leaves one out', () => {
  expect(readTypedDay('29/02', '2096-03-01')).toBe('2104-02-29');
});

test('reads no day without its year before it is known which day it is', () => {
  expect(readTypedDay('28/11', null)).toBeNull();
});

test.each([
  '',
  'demain',
  '31/02/2026',
  '31/02',
  '31/02/26',
  '29/02/2027',
  '29/02/27',
  '00/10/2026',
  '15/13/2026',
  '15/13',
  '2026-02-30',
  '15/09/026',
  '15/09/0026',
  '28112',
  '28//11',
])('reads no day in %j', (text) => {
  expect(readTypedDay(text, today)).toBeNull();
});

test('reads back every day it writes, in the French and in the international form', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const french = writeTypedDay(day);
      for (const text of [french, french.replace(/\/20/, '/'), french.replaceAll('/', ''), day]) {
        expect(readTypedDay(text, today)).toBe(day);
      }
    }),
  );
});

test('a day without its year is never gone, and comes within eight years', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, now) => {
      const read = readTypedDay(writeTypedDay(day).slice(0, 5), now);
      expect(read?.slice(5)).toBe(day.slice(5));
      expect(read && read >= now && Number(read.slice(0, 4)) - Number(now.slice(0, 4)) <= 8).toBe(true);
    }),
  );
});
