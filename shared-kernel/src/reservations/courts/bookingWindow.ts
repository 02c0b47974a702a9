import { centreRules } from 'shared-kernel';
import { addMonths, centreDay, centreTime } from '../../platform/time';
import { terms } from '../plans';
import type { Hour } from './contract';
import { type Slot, slotsOf } from './slots';

/** Days of the centre, 'yyyy-MM-dd', both included. */
export type BookingWindow = { readonly first: string; readonly last: string };

/**
 * The days that can be booked at the instant `now`: today at the centre, to two months later (specification, sections 5
 * and 9), or as many as the manager has set.
 */
export function bookingWindow(now: Date): BookingWindow {
  const first = centreDay(now);
  return { first, last: addMonths(first, centreRules.getState()?.months ?? terms.bookingMonths) };
}

/** Whether a court can be booked for that hour at the instant `now`, as far as the calendar is concerned. */
export function isOpenHour({ date, time }: Hour, now: Date): boolean {
  const { first, last } = bookingWindow(now);
  return date >= first && date <= last && openSlots(date, now).some((slot) => slot === time);
}

/** The hours of that day ('yyyy-MM-dd') that can still be taken at the instant `now`; none before today. */
export function openSlots(day: string, now: Date): readonly Slot[] {
  const today = centreDay(now);
  if (day !== today) return day > today ? slotsOf(day) : [];
  const time = centreTime(now);
  return slotsOf(day).filter((slot) => slot > time);
}
