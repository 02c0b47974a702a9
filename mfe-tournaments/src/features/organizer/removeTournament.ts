import { forgetEdition } from '../../data/editionDrafts';
import { exportMark } from '../../data/exportMark';
import { deleteTournament } from '../../data/replaceTournament';
import type { TournamentSummary } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { strings } from './strings';

/** Deletes a tournament with all that hangs on it, and says so; a refused write has told its own reason. */
export async function removeTournament({ id, name }: TournamentSummary): Promise<void> {
  const removed = await deleteTournament(id);
  if (!removed.ok) return;
  forgetEdition(id);
  announce({ title: strings.removedTitle, description: strings.removedText(name), variant: 'destructive' });
  if ((await exportMark(id).read()) !== null) await exportMark(id).remove();
}
