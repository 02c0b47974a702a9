import { createTournamentRepository } from 'shared-kernel/tournaments';
import { sampleTournament } from './sampleTournament';
import { tournamentSchema } from './tournamentSchema';

/** The tournaments of this browser. */
export const tournaments = createTournamentRepository(tournamentSchema);

/** Puts the sample championship there for a visitor who never had any tournament. */
export function seedSampleTournament(): Promise<void> {
  return tournaments.seed([sampleTournament]);
}
