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
  ['22/11/2028', null],
  ['23/11/2028', 'day-far'],
  ['01/01/2099', 'day-far'],
  ['9999-12-31', 'day-far'],
])('the day « %s » is refused as %s', (typed, refusal) => {
  expect(refusalOfDay(typed, today)).toBe(refusal);
});

test.each([
  ['', 'size-missing'],
  ['douze', 'size-not-whole'],
  ['8.5', 'size-not-whole'],
  ['   ', 'size-missing'],
  ['-3', 'size-not-whole'],
  ['12,5', 'size-not-whole'],
  ['1e9', 'size-not-whole'],
  ['1e1', 'size-not-whole'],
  ['0x10', 'size-not-whole'],
  ['1 2', 'size-not-whole'],
  ['0', 'size-small'],
  ['4', 'size-small'],
  ['5', null],
  ['7', null],
  ['8', null],
  [' 12 ', null],
  ['999', null],
  ['1000', 'size-large'],
  ['9'.repeat(400), 'size-large'],
])('« %s » people are refused as %s', (typed, refusal) => {
  expect(refusalOfSize(typed)).toBe(refusal);
});

test('two years from 29 February reach to the last day of February', () => {
  expect(refusalOfDay('28/02/2030', '2028-02-29')).toBeNull();
  expect(refusalOfDay('01/03/2030', '2028-02-29')).toBe('day-far');
});
