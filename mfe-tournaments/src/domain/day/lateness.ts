import type { Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { nextCalls } from './nextCalls';
import { began, planOfNow, underWay } from './runningDay';

/**
 * By how many minutes the day runs late: the most that any court's next match begins after its time, or that a match
 * under way has lasted beyond twice its time, whatever follows on its court.
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
