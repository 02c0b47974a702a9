import type { Fixture, FixtureStatus } from '../model/tournament';
import { isAnnulled } from './shownStatus';

/** A tournament is under way once a match is, or some but not all are finished (specification, section 4). */
export function tournamentStatus(fixtures: readonly Pick<Fixture, 'status' | 'ruling'>[]): FixtureStatus {
  const known = new Set(fixtures.filter((each) => !isAnnulled(each)).map(({ status }) => status));
  if (known.has('inprogress')) return 'inprogress';
  if (!known.has('finished')) return 'pending';
  return known.has('pending') ? 'inprogress' : 'finished';
}

/** How many matches were played, and of how many: annulled ones are in neither sum. */
export function progressOf(fixtures: readonly Pick<Fixture, 'status' | 'ruling'>[]) {
  const counting = fixtures.filter((fixture) => !isAnnulled(fixture));
  const finished = counting.filter(({ status }) => status === 'finished').length;
  return { finished, count: counting.length };
}

/** The badge of each status (specification, section 4). */
export const statusBadge = { inprogress: 'destructive', finished: 'default', pending: 'secondary' } as const;
