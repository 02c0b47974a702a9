import { createTournamentRepository } from './createTournamentRepository';
import { sampleTournament } from './sampleTournament';

/** The tournaments of this browser. */
export const tournaments = createTournamentRepository();

/** Puts the sample championship there for a visitor who never had any tournament. */
export function seedSampleTournament(): Promise<void> {
  return tournaments.seed([sampleTournament]);
}
