/**
 * The centre's clock. A day is 'yyyy-MM-dd' and a time 'HH:mm', both in Paris whatever the visitor's device says. An
 * instant is a Date, and callers always pass "now". The summer-time rule is written by hand, as in the law. The first
 * `Intl.DateTimeFormat` with a time zone blocks a slow phone for 60 ms. day.js's time zone plugin reads Paris time
 * through the device's own zone, an hour off on the nights when that zone changes its clock. The test compares with
 * Intl, so that it fails if the law changes.
 */
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How far Paris is ahead of UTC at the instant, in milliseconds: two hours from the last Sunday of March to that of October, 1:00 UTC. */
function offsetMs(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= lastSundayOf(year, 2) && time < lastSundayOf(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** The local time at the centre, as 'yyyy-MM-ddTHH:mm:ss.sssZ'. */
function wallClock(instant: Date): string {
  const time = instant.getTime();
  return new Date(time + offsetMs(time)).toISOString();
}

function asUtc(wall: string): number {
  return new Date(`${wall}Z`).getTime();
}

/** The day at the centre ('yyyy-MM-dd') at the instant. */
export function centreDay(now: Date): string {
  return wallClock(now).slice(0, 10);
}

/** The time on the centre's clock ('HH:mm') at the instant. */
export function centreTime(now: Date): string {
  return wallClock(now).slice(11, 16);
}

/**
 * The instant at which the centre's clock shows this day and time ('HH:mm'). A time that occurs twice in an autumn
 * night means its first occurrence. A time skipped in a spring night is later by the length of the jump.
 */
export function instantAt(day: string, time: string): Date {
  const wall = asUtc(`${day}T${time}:00`);
  const before = offsetMs(wall - dayMs);
  const after = offsetMs(wall + dayMs);
  const earlier = wall - before;
  const later = wall - after;
  const isLater = offsetMs(earlier) !== before && offsetMs(later) === after;
  return new Date(isLater ? later : earlier);
}

/** The day this many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(asUtc(`${day}T00:00:00`) + days * dayMs));
}

/** The same day of the month after this many months, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))));
}

function isoDay(midnightUtc: Date): string {
  return midnightUtc.toISOString().slice(0, 10);
}
