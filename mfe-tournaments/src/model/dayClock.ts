import { addDays, centreDay, centreTime, instantAt } from 'shared-kernel/time';

/*
 * A plan counts real minutes from the midnight with which its day (yyyy-MM-dd) begins at the centre. So durations can be
 * added to times, also in a night of a clock change: that day has 23 or 25 hours.
 */
const minuteMs = 60_000;

/** The minute of a day at an instant; negative before that day. */
export function minuteOf(date: string, now: Date): number {
  return Math.floor((now.getTime() - instantAt(date, '00:00').getTime()) / minuteMs);
}

/** The minute of a day at which the centre's clock shows this time (HH:mm), on that day or so many days later. */
export function minuteAt(date: string, time: string, daysLater = 0): number {
  return minuteOf(date, instantAt(addDays(date, daysLater), time));
}

/** The time (HH:mm) on the centre's clock at a minute of a day that may extend past midnight. */
export function clockOf(date: string, minute: number): string {
  return centreTime(instantOf(date, minute));
}

/** The day (yyyy-MM-dd) at the centre on which a minute of a day falls, if it extends past midnight. */
export function dayOf(date: string, minute: number): string {
  return centreDay(instantOf(date, minute));
}

/** Whether the time at a minute of a day is the second of its name, in the hour that an autumn night repeats. */
export function isRepeated(date: string, minute: number): boolean {
  const instant = instantOf(date, minute);
  return instantAt(centreDay(instant), centreTime(instant)) < instant;
}

/** The instant at a minute of a day. */
export function instantOf(date: string, minute: number): Date {
  return new Date(instantAt(date, '00:00').getTime() + minute * minuteMs);
}

/** The plans under their dates; the last one of a date counts. */
export function byDate<Day extends { readonly date: string }>(days: readonly Day[]) {
  return Object.fromEntries(days.map((day) => [day.date, day] as const));
}
