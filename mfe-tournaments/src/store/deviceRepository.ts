import { createTournamentRepository } from './createTournamentRepository';
import { storedTournaments } from './storedTournaments';

/** The tournaments of this browser; with a back end, its copies of the shared ones. */
export const deviceRepository = createTournamentRepository(storedTournaments);
