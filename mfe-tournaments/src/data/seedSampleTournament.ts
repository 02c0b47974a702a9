import { sharedBackEnd } from 'shared-kernel';
import { loadSharing } from './loadSharing';
import { sampleTournament } from './sampleTournament';
import { storedTournaments } from './storedTournaments';

/**
 * Puts the sample championship there for a visitor who never had any tournament. With a back end the list is its own: this
 * has it asked for, and waits for the answer where nothing of it is here yet.
 */
export async function seedSampleTournament(): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.findList();
}
