import { loadSharing } from './loadSharing';

/**
 * Has the back end asked for a tournament that is newer there than here, as a snapshot of its live scores may tell; resolves
 * when the copy of this device, which pages observe, is as new as it can be now. One of that `revision` is new enough; none is said
 * of a tournament of which the back end tells nothing any more.
 */
export async function refreshTournament(id: string, revision?: number): Promise<void> {
  await (await loadSharing())?.refreshTournament(id, revision);
}
