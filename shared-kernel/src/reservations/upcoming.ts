import { instantAt } from '../time/time';
import type { Reservation } from './reservation';

/** Selects the reservations that have not begun at the instant `now`, the next one first. */
export function upcomingReservations(
  reservations: readonly Reservation[],
  now: Date,
): readonly Reservation[] {
  return reservations
    .map((reservation) => ({ reservation, start: startOf(reservation) }))
    .filter(({ start }) => start > now.getTime())
    .sort((one, other) => one.start - other.start)
    .map(({ reservation }) => reservation);
}

/** Milliseconds since 1970; NaN, which is neither before nor after anything, where no day and hour are stored. */
function startOf({ date, time }: Reservation): number {
  try {
    return instantAt(date, time).getTime();
  } catch {
    return Number.NaN;
  }
}
