import { centreDay, centreTime } from '../time';
import type { Reservation } from './reservation';

type Hour = Pick<Reservation, 'date' | 'time'>;

/**
 * The reservations whose hour has not begun at the instant `now`, the next one first. An hour that no court is let at
 * any more stays in the list: who holds it must see it to cancel it. Only what names no hour at all is left out.
 */
export function upcomingReservations<Held extends Hour = Reservation>(
  held: readonly Held[],
  now: Date,
): readonly Held[] {
  return held
    .filter((reservation) => isHour(reservation) && !hasBegun(reservation, now))
    .sort((one, other) => wallClock(one).localeCompare(wallClock(other)));
}

/** Whether that hour of that day, on the centre's clock, has begun at the instant `now`. */
export function hasBegun(hour: Hour, now: Date): boolean {
  return wallClock(hour) <= wallClock({ date: centreDay(now), time: centreTime(now) });
}

/** In the order of their letters such texts are in the order of time. */
function wallClock({ date, time }: Hour): string {
  return `${date}T${time}`;
}

/** Whether it names an hour at all. Stored texts may be anything; browsers read 31 February as a day of March. */
export function isHour(hour: Hour): boolean {
  const wall = wallClock(hour);
  const instant = new Date(`${wall}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 16) === wall;
}
