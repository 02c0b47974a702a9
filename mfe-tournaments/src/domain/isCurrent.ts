import { knownDays, mayFollow } from './knownDays';
import type { Tournament } from './tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'day'>;

/**
 * Whether the rounds of a tournament that are left are to come, as far as anybody can tell: a match is under way, or the
 * last day known of it (its own, the planned one, one to which a match was put off, one on which was played) is at most
 * thirty days past. `today` and days are `yyyy-MM-dd`.
 */
export function isCurrent({ fixtures, date, day }: Entries, today: string): boolean {
  if (fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays({ fixtures, date, day }).at(-1) ?? date, today);
}
