import { loadSharing } from './loadSharing';

/**
 * Fetches a tournament from the back end if a snapshot of its live scores announces a newer record. Resolves once this
 * device's copy, which pages observe, is as new as it can be. A copy of the given `revision` is new enough; the back
 * end gives none for a tournament that it no longer reports.
 */
export async function refreshTournament(id: string, revision?: number): Promise<void> {
  await (await loadSharing())?.refreshTournament(id, revision);
}
