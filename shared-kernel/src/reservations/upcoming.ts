import { type Hour, hasBegun, isHour, wallClock } from './hour';
import type { Reservation } from './reservation';

export { hasBegun, isHour } from './hour';

/**
 * The reservations whose hour has not begun at the instant `now`, the next one first. An hour that the centre no longer
 * offers stays in the list, because its holder must see it to cancel it. Only entries without a valid hour are left
 * out.
 */
export function upcomingReservations<Held extends Hour = Reservation>(
  held: readonly Held[],
  now: Date,
): readonly Held[] {
  return held
    .filter((reservation) => isHour(reservation) && !hasBegun(reservation, now))
    .sort((one, other) => wallClock(one).localeCompare(wallClock(other)));
}
