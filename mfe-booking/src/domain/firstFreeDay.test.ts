import { openSlots } from 'shared-kernel/courts';
import { calendarDays } from './calendarDays';
import { firstFreeDay, isFullDay } from './firstFreeDay';

/** A Tuesday, half past two in Paris. */
const now = new Date('2026-09-15T12:30:00Z');
const days = calendarDays(now);

function full(...taken: readonly string[]) {
  return new Map<string, number>(
    taken.flatMap((day) => openSlots(day, now).map((time) => [`${day}T${time}`, 6] as const)),
  );
}

test('is today while a court is free, and otherwise the next day with one', () => {
  expect(firstFreeDay(days, full(), now)).toBe('2026-09-15');
  expect(firstFreeDay(days, full('2026-09-15', '2026-09-16'), now)).toBe('2026-09-17');
});

test('is the first day when availability is unknown, or every day is full', () => {
  expect(firstFreeDay(days, null, now)).toBe('2026-09-15');
  expect(firstFreeDay(days, full(...days), now)).toBe('2026-09-15');
  expect(firstFreeDay([], full(), now)).toBeUndefined();
});

test('a day with one free court in its last hour is not full', () => {
  const availability = full('2026-09-15').set('2026-09-15T23:00', 5);
  expect(isFullDay('2026-09-15', availability, now)).toBe(false);
});
