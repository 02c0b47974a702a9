import { lastChange, standingOf } from './standing';

/** Six in the evening of a summer day in Paris. */
const game = { date: '2026-09-20', time: '18:00' };

test.each([
  ['2026-09-01T00:00:00Z', 'open'],
  ['2026-09-20T13:59:00Z', 'open'],
  ['2026-09-20T13:59:59Z', 'open'],
  ['2026-09-20T14:00:00Z', 'too-late'],
  ['2026-09-20T14:00:10Z', 'too-late'],
  ['2026-09-20T15:59:59Z', 'too-late'],
  ['2026-09-20T16:00:00Z', 'playing'],
  ['2026-09-20T16:59:59Z', 'playing'],
  ['2026-09-20T17:00:00Z', 'over'],
  ['2027-01-01T00:00:00Z', 'over'],
])('at %s it is %s', (at, standing) => {
  expect(standingOf(game, new Date(at))).toBe(standing);
});

test.each([
  ['demain', '18:00'],
  ['2026-02-30', '18:00'],
  ['2026-09-20', 'midi'],
  ['', ''],
])('%j, %j is unreadable', (date, time) => {
  expect(standingOf({ date, time }, new Date('2026-09-01T00:00:00Z'))).toBe('unreadable');
});

test.each([
  [game, { date: '2026-09-20', time: '16:00' }],
  [
    { date: '2026-03-29', time: '10:00' },
    { date: '2026-03-29', time: '08:00' },
  ],
  [
    { date: '2026-03-29', time: '04:00' },
    { date: '2026-03-29', time: '01:00' },
  ],
  [
    { date: '2026-03-01', time: '01:00' },
    { date: '2026-02-28', time: '23:00' },
  ],
])('%j may be changed until %j', (reservation, last) => {
  expect(lastChange(reservation)).toEqual(last);
});
