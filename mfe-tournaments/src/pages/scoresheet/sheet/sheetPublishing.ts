import { sharedBackEnd } from 'shared-kernel';
import type { SheetEvent } from '../../../model/sheetEvent';
import type { Fixture, Tournament } from '../../../model/tournament';
import { loadSharing } from '../../../store/loadSharing';
import { publish } from '../../../store/publish';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { strings } from './strings';

export { publishSoon } from '../../../store/publish';

// Beside the sheet, not after it; it also sends what an earlier page has left.
void loadSharing();

/** Publishes a sheet and announces the outcome; returns the playoff matches that need a confirmation to change. */
export async function publishAloud(
  tournamentId: string,
  fixtureId: string,
  events: readonly SheetEvent[],
  confirmed: readonly string[],
): Promise<readonly Fixture[]> {
  const published = await publish(tournamentId, new Map([[fixtureId, events]]), confirmed);
  if (published.ok) {
    announce(published.value.fixtures.some(({ id }) => id === fixtureId) ? saved : gone);
    return [];
  }
  const { refusal } = published;
  if (refusal.kind === 'playoffs-at-stake') return refusal.changed;
  if (refusal.kind === 'forbidden') announce(unheard);
  // The storage has announced the reason of any other refusal.
  else if (refusal.kind === 'missing-tournament') announce(gone);
  return [];
}

/** Restores the sheet after cleared storage; with a back end the match has continued there. */
export async function restoreTournament(last: Tournament): Promise<void> {
  if (sharedBackEnd() === undefined) await tournaments.save(last);
  else await (await loadSharing())?.refreshTournament(last.id);
}

const saved = {
  title: 'Feuille de match sauvegardée\u00a0!',
  description: 'Les classements ont été mis à jour.',
} as const;
/** The scorer is logged out, or the tournament belongs to another organiser; the sheet says which. */
const unheard = strings.unsaved('Les autres ne voient pas ce que vous notez ici.');
/** Regenerated or deleted in another tab. */
const gone = strings.unsaved(
  'Ce match n’est plus au calendrier\u00a0: il a été généré de nouveau, ou le tournoi supprimé, dans un autre onglet.',
);
