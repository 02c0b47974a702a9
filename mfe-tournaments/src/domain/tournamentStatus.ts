import type { Fixture } from './tournament';

export type TournamentStatus = 'En cours' | 'Terminé' | 'À venir';
export type BadgeTone = 'destructive' | 'default' | 'secondary';

/**
 * Decides a tournament's status from its fixtures, playoffs included: under way as soon as one match is,
 * or when some but not all are finished (specification, section 4).
 */
export function tournamentStatus(fixtures: readonly Pick<Fixture, 'status'>[]): TournamentStatus {
  let finished = 0;
  for (const { status } of fixtures) {
    if (status === 'inprogress') return 'En cours';
    if (status === 'finished') finished += 1;
  }
  if (finished === 0) return 'À venir';
  return finished === fixtures.length ? 'Terminé' : 'En cours';
}

/** The badge of each status (specification, section 4). */
export const statusBadge: Readonly<Record<TournamentStatus, BadgeTone>> = {
  'En cours': 'destructive',
  Terminé: 'default',
  'À venir': 'secondary',
};
