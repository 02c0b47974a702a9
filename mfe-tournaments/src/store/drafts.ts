import { visitDrafts } from 'shared-kernel/drafts';

/** The day that an organiser is planning. `before` is the plan, as `asPlanned` writes it, when they began. */
export const dayDraft = visitDrafts<
  'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to' | 'before'
>('day');

export type DetailField = 'name' | 'date' | 'level' | 'description';

/** Details until the record has them; each field also holds the record's value from when the editing began. */
export const detailsDraft = visitDrafts<DetailField | `${DetailField}Before`>('details');

/** The scores that are being typed, each by its match, until the sheets have them. */
export const quickScoreDraft = visitDrafts<string>('quick-score');

/** The federation's rule: a team has five players at most. */
export const places = [0, 1, 2, 3, 4] as const;

/** A team that is about to be created, with its players by their places. */
export const newTeamDraft = visitDrafts<'name' | `${(typeof places)[number]}`>('new-team');

/** Teams with an open editor, each by its key, as JSON; empty once an editor closes. */
export const teamEditsDraft = visitDrafts<string>('team-edits');

/** A list of teams that is about to be entered. */
export const pastedTeamsDraft = visitDrafts<'text'>('pasted-teams');

/** Deleting or replacing a tournament also deletes the drafts about it. */
export function forgetEdition(tournamentId: string): void {
  const drafts = [detailsDraft, newTeamDraft, teamEditsDraft, pastedTeamsDraft, dayDraft, quickScoreDraft];
  for (const draft of drafts) draft(tournamentId).forget();
}
