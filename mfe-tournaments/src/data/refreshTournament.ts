import { loadSharing } from './loadSharing';

/**
 * Has the back end asked for a tournament that is newer there than here, as a snapshot of its live scores may tell; resolves
 * when the copy of this device, which pages observe, is as new as it can be now.
 */
export async function refreshTournament(id: string): Promise<void> {
  await (await loadSharing())?.refreshTournament(id);
}
