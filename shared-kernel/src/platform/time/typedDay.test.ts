/** @jest-environment node */
import fc from 'fast-check';
import { formatLongDay } from '../formats/formats';
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
  ['5 mars 2027', '2027-03-05'],
  ['1er décembre 2026', '2026-12-01'],
  ['1 DECEMBRE 2026', '2026-12-01'],
  ['28  nov. 2026', '2026-11-28'],
  ['14 juil. 2027', '2027-07-14'],
  ['28 nov 26', '2026-11-28'],
  // Long ago, as typed: whether that may be is for the form to say.
  ['15/09/2019', '2019-09-15'],
])('reads %j as %s', (text, day) => {
  expect(readTypedDay(text, today)).toBe(day);
  expect(readTypedDay(text, null)).toBe(day);
});

test.each([
  ['28/11', '2026-11-28'],
  ['2811', '2026-11-28'],
  ['22/11', '2026-11-22'],
  ['21/11', '2027-11-21'],
  ['29/02', '2028-02-29'],
  ['22 novembre', '2026-11-22'],
  ['21 novembre', '2027-11-21'],
])('reads %j as the next such day, %s', (text, day) => {
  expect(readTypedDay(text, today)).toBe(day);
});

test('waits eight years for 29 February over a century without one', () => {
  expect(readTypedDay('29/02', '2096-03-01')).toBe('2104-02-29');
});

test('reads no day without a year while today is unknown', () => {
  expect(readTypedDay('28/11', null)).toBeNull();
  expect(readTypedDay('28 novembre', null)).toBeNull();
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
  '31 février',
  '2er décembre',
  '5 jui',
  '5 ma',
  '5 brumaire',
  '5 novembre 26e',
  'hier 28 novembre 2026',
])('reads no day in %j', (text) => {
  expect(readTypedDay(text, today)).toBeNull();
});

test('reads back every day it writes, in the French, the ISO and the long form', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const french = writeTypedDay(day);
      const words = formatLongDay(day).replace(/^\S+\s/, '');
      for (const text of [french, french.replace(/\/20/, '/'), french.replaceAll('/', ''), day, words]) {
        expect(readTypedDay(text, today)).toBe(day);
      }
    }),
  );
});

test('a day without a year is never past, and within eight years', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, now) => {
      const read = readTypedDay(writeTypedDay(day).slice(0, 5), now);
      expect(read?.slice(5)).toBe(day.slice(5));
      expect(read && read >= now && Number(read.slice(0, 4)) - Number(now.slice(0, 4)) <= 8).toBe(true);
    }),
  );
});
