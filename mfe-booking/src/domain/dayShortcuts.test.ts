import { dayShortcuts } from './dayShortcuts';

const on = (now: string) => dayShortcuts(new Date(now)).map(({ day }) => day);

test.each([
  ['a Tuesday', '2026-09-15T12:30:00Z', ['2026-09-15', '2026-09-16', '2026-09-19', '2026-09-20']],
  ['a Friday', '2026-09-18T12:30:00Z', ['2026-09-18', '2026-09-19', '2026-09-19', '2026-09-20']],
  ['a Saturday', '2026-09-19T12:30:00Z', ['2026-09-19', '2026-09-20', '2026-09-19', '2026-09-20']],
  // In Paris the last hour has begun.
  ['a Saturday at eleven', '2026-09-19T21:00:00Z', [null, '2026-09-20', '2026-09-26', '2026-09-20']],
  ['a Sunday at eleven', '2026-09-20T21:30:00Z', [null, '2026-09-21', '2026-09-26', '2026-09-27']],
  [
    '28 February of a leap year',
    '2028-02-28T11:00:00Z',
    ['2028-02-28', '2028-02-29', '2028-03-04', '2028-03-05'],
  ],
])('are tonight, tomorrow, Saturday and Sunday on %s', (_, now, days) => {
  expect(on(now)).toEqual(days);
});
