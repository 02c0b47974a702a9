import { bookingWindow, openSlots, slotsOf } from 'shared-kernel/courts';
import { addDays } from 'shared-kernel/time';

/** Every day ('yyyy-MM-dd') of the calendar at the instant `now`, closed ones too; today as long as it has an hour left. */
export function calendarDays(now: Date): readonly string[] {
  const { first, last } = bookingWindow(now);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (openSlots(day, now)[0] ?? !slotsOf(day)[0]) days.push(day);
  }
  return days;
}
