import { sharedBackEnd } from 'shared-kernel';
import { loadSharing } from './loadSharing';
import { sampleTournament } from './sampleTournament';
import { storedTournaments } from './storedTournaments';

/**
 * Puts the sample championship there for a visitor who never had any tournament. With a back end the list is its own: this
 * has it asked for, and the tournament `id` of a page; where nothing of them is here yet, it waits for the answer.
 */
export async function seedSampleTournament(id?: string): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.show(id);
}
