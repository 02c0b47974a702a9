import { createTournamentRepository } from './createTournamentRepository';
import { storedTournaments } from './storedTournaments';

/** The tournaments of this browser, to be changed too. */
export const tournaments = createTournamentRepository(storedTournaments);
