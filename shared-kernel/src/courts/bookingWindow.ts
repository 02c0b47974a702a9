import { terms } from '../plans';
import { hasBegun } from '../reservations/upcoming';
import { addMonths, centreDay } from '../time';
import { type Slot, slots } from './slots';

/** Days of the centre, 'yyyy-MM-dd', both included. */
export type BookingWindow = { readonly first: string; readonly last: string };

/** The days that can be booked at the instant `now`: today at the centre, to two months later (sections 5 and 9). */
export function bookingWindow(now: Date): BookingWindow {
  const first = centreDay(now);
  return { first, last: addMonths(first, terms.bookingMonths) };
}

/** The hours of that day ('yyyy-MM-dd') that can still be taken at the instant `now`; none before today. */
export function openSlots(day: string, now: Date): readonly Slot[] {
  return slots.filter((slot) => !hasBegun({ date: day, time: slot }, now));
}
