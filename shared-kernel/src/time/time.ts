/**
 * The centre's clock. A day is 'yyyy-MM-dd' and a time 'HH:mm', both in Paris whatever the visitor's device
 * says; an instant is a Date, and "now" is always handed in.
 *
 * Made on Intl alone: day.js's time zone plugin reads Paris time through the device's own zone, and is an
 * hour off on the nights when that zone changes its clock (the test runs in such a zone).
 */
const timeZone = 'Europe/Paris';
const dayMs = 24 * 60 * 60 * 1000;

let format: Intl.DateTimeFormat | undefined;
/** A page asks many things of one instant, and the clock of Paris is slow to read. */
let lastRead: { readonly time: number; readonly wall: string } | undefined;

/** What the clock on the centre's wall shows, written as 'yyyy-MM-ddTHH:mm:ss'. */
function wallClock(instant: Date): string {
  const time = instant.getTime();
  if (lastRead?.time !== time) lastRead = { time, wall: readWallClock(instant) };
  return lastRead.wall;
}

function readWallClock(instant: Date): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

function asUtc(wall: string): number {
  return new Date(`${wall}Z`).getTime();
}

/** How far Paris is ahead of UTC at the instant, in milliseconds. */
function offsetMs(time: number): number {
  const wholeSeconds = time - (((time % 1000) + 1000) % 1000);
  return asUtc(wallClock(new Date(wholeSeconds))) - wholeSeconds;
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
 * The instant at which the centre's clock shows this day and time ('HH:mm'). A time that comes twice in an
 * autumn night is its first coming; one that a spring night skips is as much later as the clock jumped.
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

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(asUtc(`${day}T00:00:00`) + days * dayMs));
}

/** The same day of the month so many months later, or that month's last day where it is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))));
}

function isoDay(midnightUtc: Date): string {
  return midnightUtc.toISOString().slice(0, 10);
}
