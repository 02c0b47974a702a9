import { isSlotPast } from './bookingWindow';
import { isSlot } from './slots';

type Held = { readonly date: string; readonly time: string };

/** The reservations whose hour has not begun at the instant `now`, the next one first. */
export function upcomingReservations<Reservation extends Held>(
  held: readonly Reservation[],
  now: Date,
): readonly Reservation[] {
  return held
    .filter(({ date, time }) => isSlot(time) && !isSlotPast(date, time, now))
    .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
}
