import type { Tournament } from '../tournament';
import { nextCalls } from './nextCalls';
import { planOfNow } from './runningDay';

/** By how many minutes the day runs late: the most that any court's next match begins after its time. */
export function lateness(tournament: Tournament, now: Date): number {
  if (planOfNow(tournament, now) === null) return 0;
  return nextCalls(tournament, now).reduce((most, { late }) => Math.max(most, late), 0);
}
