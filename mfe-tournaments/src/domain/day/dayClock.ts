import { centreDay, centreTime } from 'shared-kernel/time';

const minutesOfADay = 24 * 60;

/** Minutes on the centre's clock since the midnight with which a day (yyyy-MM-dd) begins; negative before it. */
export function minuteOf(date: string, now: Date): number {
  const days = Math.round((midnight(centreDay(now)) - midnight(date)) / (minutesOfADay * 60_000));
  return days * minutesOfADay + readClock(centreTime(now));
}

/** The clock time (HH:mm) at a minute of a day that may extend past midnight. */
export function clockOf(minute: number): string {
  const ofDay = ((minute % minutesOfADay) + minutesOfADay) % minutesOfADay;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** Minutes since midnight of a time written HH:mm. */
export function readClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
