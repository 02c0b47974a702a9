import { bookingWindow, openSlots } from 'shared-kernel/courts';
import { addDays } from 'shared-kernel/time';

/** Every day ('yyyy-MM-dd') that has an hour to book at the instant `now`, from today or tomorrow to the window's end. */
export function bookableDays(now: Date): readonly string[] {
  const { first, last } = bookingWindow(now);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (openSlots(day, now).length > 0) days.push(day);
  }
  return days;
}
