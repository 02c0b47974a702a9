import { createSchedule } from '../competition/schedule/createSchedule';
import type { Tournament } from '../model/tournament';

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

/** Returns the prerendered sample when the stored one is equal, so that the page renders nothing again. */
export function asPrerendered(stored: Tournament): Tournament {
  const isSame =
    stored.id === sampleTournament.id && JSON.stringify(stored) === JSON.stringify(sampleTournament);
  return isSame ? sampleTournament : stored;
}
