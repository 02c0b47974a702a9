import type { Fixture, FixtureStatus } from './tournament';

export type BadgeTone = 'destructive' | 'default' | 'secondary';

/**
 * Decides a tournament's status from its fixtures, playoffs included: under way as soon as one match is,
 * or when some but not all are finished (specification, section 4).
 */
export function tournamentStatus(fixtures: readonly Pick<Fixture, 'status'>[]): FixtureStatus {
  let finished = 0;
  for (const { status } of fixtures) {
    if (status === 'inprogress') return 'inprogress';
    if (status === 'finished') finished += 1;
  }
  if (finished === 0) return 'pending';
  return finished === fixtures.length ? 'finished' : 'inprogress';
}

/** The badge of each status (specification, section 4). */
export const statusBadge: Readonly<Record<FixtureStatus, BadgeTone>> = {
  inprogress: 'destructive',
  finished: 'default',
  pending: 'secondary',
};
