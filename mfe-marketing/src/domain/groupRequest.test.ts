import { refusalOfDay, refusalOfSize } from './groupRequest';

const today = '2026-11-22';

test.each([
  ['', 'day-missing'],
  ['  ', 'day-missing'],
  ['bientôt', 'day-unreadable'],
  ['31/02/2027', 'day-unreadable'],
  ['21/11/2026', 'day-past'],
  ['22/11/2026', null],
  ['28/11', null],
  ['2811', null],
  ['2027-03-01', null],
])('the day « %s » is refused as %s', (typed, refusal) => {
  expect(refusalOfDay(typed, today)).toBe(refusal);
});

test.each([
  ['', 'size-missing'],
  ['douze', 'size-not-whole'],
  ['8.5', 'size-not-whole'],
  ['-12', 'size-small'],
  ['7', 'size-small'],
  ['8', null],
  ['120', null],
])('« %s » people are refused as %s', (typed, refusal) => {
  expect(refusalOfSize(typed)).toBe(refusal);
});
