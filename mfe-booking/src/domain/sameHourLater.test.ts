import { sameHourLater } from './sameHourLater';

/** A Tuesday, half past two in Paris. */
const now = new Date('2026-09-15T12:30:00Z');
const full = (...hours: readonly string[]) => new Map(hours.map((hour) => [hour, 6] as const));
const days = (wanted: { readonly date: string; readonly time: string }, ...taken: readonly string[]) =>
  sameHourLater(full(...taken), wanted, now).map(({ date, time }) => `${date}T${time}`);

test('offers the hour on the next three days that have a free court', () => {
  expect(days({ date: '2026-09-15', time: '18:00' }, '2026-09-16T18:00', '2026-09-18T18:00')).toEqual([
    '2026-09-17T18:00',
    '2026-09-19T18:00',
    '2026-09-20T18:00',
  ]);
});

test('offers no day beyond the booking window and no hour that has begun', () => {
  expect(days({ date: '2026-11-14', time: '18:00' })).toEqual(['2026-11-15T18:00']);
  expect(days({ date: '2026-09-14', time: '10:00' })).toEqual([
    '2026-09-16T10:00',
    '2026-09-17T10:00',
    '2026-09-18T10:00',
  ]);
});
