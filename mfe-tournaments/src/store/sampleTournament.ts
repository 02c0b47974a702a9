import { sharedBackEnd } from 'shared-kernel';
import { createSchedule } from '../competition/schedule/createSchedule';
import type { Tournament } from '../model/tournament';
import { loadSharing } from './loadSharing';
import { storedTournaments } from './storedTournaments';

const teams = ['Valenciennes', 'Champagne', 'Lille', 'Lyon', 'Anget', 'Avignon'] as const;

/** The championship that every visitor finds before anyone has created one (specification, section 3). */
export const sampleTournament: Tournament = {
  id: 'championnat-de-france-2025',
  name: 'Championnat de France',
  date: '2025-09-15',
  level: 'National',
  description:
    'Six équipes, matchs aller-retour, sur dix journées, de septembre au printemps. Données d’exemple.',
  format: { type: 'championship', winningSets: '3', homeAndAway: true, playoffs: false },
  teams,
  fixtures: createSchedule({ teams, homeAndAway: true }),
};

/**
 * Stores the sample championship for a visitor who never had any tournament. On a site with a back end it instead
 * fetches the list, and the tournament `id` of a page. It waits for the answer only if this device has no copy.
 */
export async function seedSampleTournament(id?: string): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.show(id);
}

/** Returns the prerendered sample when the stored one is equal, so that the page renders nothing again. */
export function asPrerendered(stored: Tournament): Tournament {
  const isSame =
    stored.id === sampleTournament.id && JSON.stringify(stored) === JSON.stringify(sampleTournament);
  return isSame ? sampleTournament : stored;
}
