import { loadSharing } from './loadSharing';

/**
 * Fetches a tournament from the back end. Resolves once this device's copy, which pages observe, is as new as it can be.
 */
export async function refreshTournament(id: string): Promise<void> {
  await (await loadSharing())?.refreshTournament(id);
}
