import { visitDrafts } from 'shared-kernel/drafts';

/** The federation's rule: a team has five players at most. */
export const places = [0, 1, 2, 3, 4] as const;

/** Name and description of a tournament, until its record has them. */
export const detailsDraft = visitDrafts<'name' | 'description'>('details');

/** A team that is about to be created, with its players by their places. */
export const newTeamDraft = visitDrafts<'name' | `${(typeof places)[number]}`>('new-team');

/** The day that an organiser is about to plan. */
export const dayDraft = visitDrafts<'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to'>(
  'day',
);

/** A tournament that goes, or is replaced as a whole, takes with it what was typed about it. */
export function forgetEdition(tournamentId: string): void {
  detailsDraft(tournamentId).forget();
  newTeamDraft(tournamentId).forget();
  dayDraft(tournamentId).forget();
}
