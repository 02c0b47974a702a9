import { centreDay, centreTime } from '../platform/time';
import type { Reservation } from './reservation';

export type Hour = Pick<Reservation, 'date' | 'time'>;

/** Whether that hour of that day, on the centre's clock, has begun at the instant `now`. */
export function hasBegun(hour: Hour, now: Date): boolean {
  return wallClock(hour) <= wallClock({ date: centreDay(now), time: centreTime(now) });
}

/** In the order of their letters such texts are in the order of time. */
export function wallClock({ date, time }: Hour): string {
  return `${date}T${time}`;
}

/** Whether it names an hour at all. Stored texts may be anything; browsers read 31 February as a day of March. */
export function isHour(hour: Hour): boolean {
  const wall = wallClock(hour);
  const instant = new Date(`${wall}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 16) === wall;
}
