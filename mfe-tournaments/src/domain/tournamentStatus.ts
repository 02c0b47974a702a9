import { type Fixture, type FixtureStatus, isAnnulled } from './tournament';

export type BadgeTone = 'destructive' | 'default' | 'secondary';

type Fixtures = readonly Pick<Fixture, 'status' | 'ruling'>[];

/** How many matches were played, and of how many: those that count for nobody are in neither sum. */
export function progressOf(fixtures: Fixtures): { readonly finished: number; readonly count: number } {
  const counting = fixtures.filter((fixture) => !isAnnulled(fixture));
  return {
    finished: counting.filter(({ status }) => status === 'finished').length,
    count: counting.length,
  };
}

/**
 * Decides a tournament's status from the fixtures that count, playoffs included: under way as soon as one match is,
 * or when some but not all are finished (specification, section 4).
 */
export function tournamentStatus(fixtures: Fixtures): FixtureStatus {
  if (fixtures.some(({ status }) => status === 'inprogress')) return 'inprogress';
  const { finished, count } = progressOf(fixtures);
  if (finished === 0) return 'pending';
  return finished === count ? 'finished' : 'inprogress';
}

/** The badge of each status (specification, section 4). */
export const statusBadge: Readonly<Record<FixtureStatus, BadgeTone>> = {
  inprogress: 'destructive',
  finished: 'default',
  pending: 'secondary',
};
