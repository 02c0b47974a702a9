import { forgetEvents } from './events/matchEvents';
import { formerJournals, removeJournal } from './formerJournals';
import { loadSharing } from './loadSharing';
import type { TrashEntry } from './trash/trashEntry';

/*
 * A log is never emptied while a record names it. Replacing a tournament's matches first moves the old tournament to
 * the trash. Then it writes a new log, and last the record that names it; the old log stays with the trash. So record
 * and log agree even if the browser is killed in between. If the trash is full, nothing is replaced unless the
 * organiser has confirmed the loss (`forGood`).
 */

/** The trash is full, so the organiser must confirm the loss. */
type NoTrash = { readonly kind: 'no-trash' };
type Undoable<T> = Extract<T, { readonly ok: true }> & {
  /** The trash entry that undoes the change; none if there was no tournament, or if the organiser deleted it permanently. */
  readonly undo?: TrashEntry | undefined;
};
export type Outcome<T extends { readonly ok: boolean }> =
  | Undoable<T>
  | Extract<T, { readonly ok: false }>
  | { readonly ok: false; readonly refusal: NoTrash };

export type Wishes = { readonly forGood?: boolean };

export const noTrash = { ok: false, refusal: { kind: 'no-trash' } } as const;

/** A log that stays behind costs its room only: nothing names it any more. */
export async function forgetLog(log: string | null | undefined): Promise<void> {
  if (log) await forgetEvents(log).catch(() => undefined);
}

/** Journals of an earlier release are removed with their matches. */
export function forgetJournals(tournamentId: string): void {
  for (const journal of formerJournals(tournamentId).values()) removeJournal(journal);
}

/** Has a tournament on this device that a back end has, if it can be had now. */
export async function findTournament(id: string): Promise<void> {
  await (await loadSharing())?.find(id);
}
