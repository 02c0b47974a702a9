import { sharedBackEnd } from 'shared-kernel';
import { loadSharing } from './loadSharing';
import { sampleTournament } from './sampleTournament';
import { storedTournaments } from './storedTournaments';

/** Stores the sample for a visitor without tournaments; with a back end, fetches the list and the tournament `id`. */
export async function seedSampleTournament(id?: string): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.show(id);
}
