import { sharedBackEnd } from 'shared-kernel';
import { loadSharing } from './loadSharing';
import { sampleTournament } from './sampleTournament';
import { storedTournaments } from './storedTournaments';

/**
 * Stores the sample championship for a visitor who never had any tournament. On a site with a back end it instead
 * fetches the list, and the tournament `id` of a page. It waits for the answer only if this device has no copy.
 */
export async function seedSampleTournament(id?: string): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.show(id);
}
