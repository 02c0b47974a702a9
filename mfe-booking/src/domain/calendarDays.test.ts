import { calendarDays } from './calendarDays';

test.each([
  ['an afternoon', '2026-09-15T12:30:00Z', '2026-09-15', '2026-11-15', 62],
  ['the evening whose last hour has begun', '2026-09-15T21:00:00Z', '2026-09-16', '2026-11-15', 61],
  ['the end of a leap February', '2027-12-29T12:00:00Z', '2027-12-29', '2028-02-29', 63],
  ['the night when the clock goes forward', '2026-03-28T23:30:00Z', '2026-03-29', '2026-05-29', 62],
  ['the night when it goes back', '2026-10-25T00:30:00Z', '2026-10-25', '2026-12-25', 62],
])(
  'on %s the days reach from the first one with an hour left to two months ahead',
  (_, now, first, last, count) => {
    const days = calendarDays(new Date(now));
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
    expect(new Set(days).size).toBe(count);
  },
);
