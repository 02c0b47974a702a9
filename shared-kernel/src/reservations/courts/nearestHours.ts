import { addDays } from '../../platform/time';
import { freeCourts } from './availability';
import { bookingWindow, openSlots } from './bookingWindow';
import type { Availability, Hour } from './contract';

const offered = 3;

/**
 * The three bookable hours nearest to `wanted` at the instant `now`, in order of time; fewer only if fewer are free. Of
 * two equally near hours the later one wins: a visitor who wants to play at six is rarely there at five.
 */
export function nearestHours(availability: Availability, wanted: Hour, now: Date): readonly Hour[] {
  const distance = (hour: Hour) => Math.abs(minutes(hour) - minutes(wanted));
  return freeHours(availability, now)
    .sort((one, other) => distance(one) - distance(other) || minutes(other) - minutes(one))
    .slice(0, offered)
    .sort((one, other) => minutes(one) - minutes(other));
}

function freeHours(availability: Availability, now: Date): Hour[] {
  const { first, last } = bookingWindow(now);
  const hours: Hour[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    for (const time of openSlots(date, now)) {
      if (freeCourts(availability, { date, time }) > 0) hours.push({ date, time });
    }
  }
  return hours;
}

/** On the centre's wall, where every day has 24 hours: a night that changes the clock makes no hour nearer. */
function minutes({ date, time }: Hour): number {
  return Date.parse(`${date}T${time}Z`) / 60_000;
}
