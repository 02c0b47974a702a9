import type { TournamentSummary } from '../../../model/tournament';
import { forgetEdition } from '../../../store/editionDrafts';
import { exportMark } from '../../../store/exportMark';
import { deleteTournament } from '../../../store/replaceTournament';
import { restore } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { strings } from './strings';

/**
 * Deletes a tournament with all its data, and offers the undo. Returns `no-trash` if it could not be restored, so that
 * the page asks first; a refused write has announced its reason.
 */
export async function removeTournament(
  { id, name }: TournamentSummary,
  forGood: boolean,
): Promise<'done' | 'no-trash'> {
  const removed = await deleteTournament(id, { forGood });
  if (!removed.ok) return removed.refusal.kind === 'no-trash' ? 'no-trash' : 'done';
  const { undo } = removed;
  forgetEdition(id);
  announce({
    title: strings.removedTitle,
    description: undo ? strings.removedText(name) : strings.removedForGood(name),
    variant: 'destructive',
    ...(undo && { action: { label: strings.undo, onSelect: () => void restore(undo) } }),
  });
  if ((await exportMark(id).read()) !== null) await exportMark(id).remove();
  return 'done';
}
