import { logOf, type Tournament } from '../model/tournament';
import { forgetEvents } from './events/logEvents';
import { formerJournals, removeJournal } from './formerJournals';
import { loadSharing } from './loadSharing';
import { tournaments } from './tournaments';
import { keepInTrash, type TrashCause, type TrashEntry, takeOut } from './trash/trash';

/** `undo`: the trash entry that undoes the change; none if there was no tournament, or if it was deleted permanently. */
export type Outcome<T> =
  | (T & { readonly undo?: TrashEntry | undefined })
  /** The trash is full, so the organiser must confirm the loss. */
  | { readonly ok: false; readonly refusal: { readonly kind: 'no-trash' } };

/** `isPermanent`: the organiser has confirmed that nothing goes to the trash. */
export type ReplaceOptions = { readonly isPermanent?: boolean };

/**
 * Takes matches away from a tournament. A log is never emptied while a record names it: the old tournament goes to the
 * trash with its log, then `replace` writes a new log, and last the record that names it, even if the browser is killed.
 */
export async function replaceMatches<T extends { readonly ok: boolean }>(
  id: string,
  before: Tournament | null,
  cause: TrashCause,
  { isPermanent = false }: ReplaceOptions,
  replace: () => Promise<T>,
): Promise<Outcome<T>> {
  const undo = before !== null && !isPermanent ? await keepInTrash(before, cause) : undefined;
  if (undo === null) return { ok: false, refusal: { kind: 'no-trash' } };
  const replaced = await replace();
  if (!replaced.ok) {
    if (undo) await takeOut(undo);
    return { ...replaced, undo: undefined };
  }
  if (before !== null && !undo) await forgetLog(logOf(before));
  // Journals of an earlier release are removed with their matches.
  for (const journal of formerJournals(id).values()) removeJournal(journal);
  return { ...replaced, undo };
}

/** A log that stays behind costs its room only: nothing names it any more. */
export async function forgetLog(log: string): Promise<void> {
  await forgetEvents(log).catch(() => undefined);
}

/** Fetches a tournament that only the back end has, if it answers now. */
export async function fetchTournament(id: string): Promise<void> {
  await (await loadSharing())?.fetchMissing(id);
}

/** Deletes a tournament; its logs stay with it in the trash, those included that only the back end had. */
export async function deleteTournament(id: string, options: ReplaceOptions = {}) {
  // The trash needs a local copy of the record.
  await fetchTournament(id);
  const before = await tournaments.record(id).read();
  return replaceMatches(id, before, 'tournament-deleted', options, async () => {
    const sharing = before && !options.isPermanent ? await loadSharing() : undefined;
    const fetched = before && (await sharing?.fetchSheets(before));
    return fetched?.ok === false ? fetched : tournaments.delete(id);
  });
}
