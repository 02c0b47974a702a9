import type { Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { nextCalls } from './nextCalls';
import { began, planOfNow, underWay } from './runningDay';

/**
 * By how many minutes the day runs late. It is the greatest delay of any court's next match, or the time by which a
 * match in progress exceeds twice its duration.
 */
export function lateness(tournament: Tournament, now: Date): number {
  const day = planOfNow(tournament, now);
  if (day === null) return 0;
  const minute = minuteOf(day.date, now);
  const waiting = nextCalls(tournament, now).map(({ late }) => late);
  const overrun = underWay(tournament, now)
    .map(({ fixture }) => minute - began(fixture, day, minute) - day.matchMinutes)
    .filter((minutes) => minutes > day.matchMinutes);
  return Math.max(0, ...waiting, ...overrun);
}
