import { loadSharing } from './loadSharing';

/** Has a tournament on this device that a back end has, if it can be had now. */
export async function findTournament(id: string): Promise<void> {
  await (await loadSharing())?.find(id);
}
