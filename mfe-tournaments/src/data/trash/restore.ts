import { logOf, type Tournament } from '../../domain/tournament';
import { catchUp } from '../catchUp';
import type { TournamentWriting } from '../createTournamentRepository';
import { tournaments } from '../tournaments';
import { keepInTrash, takeOut } from './trash';
import type { TrashEntry } from './trashEntry';

/**
 * Puts a tournament back as it was, with its sheets, which have gone on since where its log is still the same. What is
 * there now goes into the trash in turn, so that this can be taken back too; where that takes nothing, nothing is put
 * back over it.
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
  // The page may have brought it up to date already, as it was before.
  await catchUp(tournament.id, entry.id);
  return saved;
}
