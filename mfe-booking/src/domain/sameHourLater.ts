import { type Availability, freeCourts, type Hour, isOpenHour } from 'shared-kernel/courts';
import { calendarDays } from './calendarDays';

const offered = 3;

/** The next three days, after the one of `wanted`, on which its time can still be booked at the instant `now`. */
export function sameHourLater(availability: Availability, wanted: Hour, now: Date): readonly Hour[] {
  return calendarDays(now)
    .filter((date) => date > wanted.date)
    .map((date) => ({ date, time: wanted.time }))
    .filter((hour) => isOpenHour(hour, now) && freeCourts(availability, hour) > 0)
    .slice(0, offered);
}
