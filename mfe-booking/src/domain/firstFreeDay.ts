import { type Availability, freeCourts, openSlots } from 'shared-kernel/courts';

/** Whether no court is left on that day ('yyyy-MM-dd') at the instant `now`. */
export function isFullDay(day: string, availability: Availability, now: Date): boolean {
  return openSlots(day, now).every((time) => freeCourts(availability, { date: day, time }) === 0);
}

/** The first of `days` that has a free court; the first one with hours where none has, or while that is unknown. */
export function firstFreeDay(
  days: readonly string[],
  availability: Availability | null,
  now: Date,
): string | undefined {
  const free = availability && days.find((day) => !isFullDay(day, availability, now));
  return free ?? days.find((day) => openSlots(day, now)[0]) ?? days[0];
}
