import { logOf, type Tournament } from '../../domain/tournament';
import { catchUp } from '../catchUp';
import type { TournamentWriting } from '../createTournamentRepository';
import { tournaments } from '../tournaments';
import { keepInTrash, takeOut } from './trash';
import type { TrashEntry } from './trashEntry';

/**
 * Restores a tournament with its sheets, which include later events if its log is the same. The present state goes to
 * the trash, so that a restore can be undone. Without a trash, nothing is restored.
 */
export async function restore(
  entry: TrashEntry,
): Promise<
  TournamentWriting<Tournament> | { readonly ok: false; readonly refusal: { readonly kind: 'no-trash' } }
> {
  const { tournament } = entry;
  const now = await tournaments.record(tournament.id).read();
  if (now !== null && (await keepInTrash(now, 'restored-over')) === null) {
    return { ok: false, refusal: { kind: 'no-trash' } };
  }
  const saved = await tournaments.save({ ...tournament, log: logOf(tournament) });
  if (!saved.ok) return saved;
  await takeOut(entry);
  // The page may already have updated the earlier state.
  await catchUp(tournament.id, entry.id);
  return saved;
}
