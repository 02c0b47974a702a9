import { knownDays, mayFollow } from './knownDays';
import type { Tournament } from './tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'days'>;

/**
 * Whether the remaining rounds of a tournament may still be played: a match is in progress, or its last known day is at
 * most thirty days past. Known days are its own, the planned ones, postponed and played ones. `today` and days are
 * `yyyy-MM-dd`.
 */
export function isCurrent({ fixtures, date, days }: Entries, today: string): boolean {
  if (fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays({ fixtures, date, days }).at(-1) ?? date, today);
}
