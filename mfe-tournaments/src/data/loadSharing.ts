import { sharedBackEnd } from 'shared-kernel';

/**
 * What keeps this device's copies and the back end's tournaments the same; undefined where each device keeps its own, null
 * where its code does not come.
 */
export async function loadSharing() {
  return (
    sharedBackEnd() && import(/* webpackChunkName: "hosted-tournaments" */ '../hosted').catch(() => null)
  );
}

/** Has a tournament on this device that a back end has, if it can be had now. */
export async function findTournament(id: string): Promise<void> {
  await (await loadSharing())?.find(id);
}

/**
 * Has the back end asked for a tournament that is newer there than here, as a snapshot of its live scores may tell by its
 * `revision`; resolves when the copy of this device, which pages observe, is as new as it can be now.
 */
export async function refreshTournament(id: string, revision?: number): Promise<void> {
  await (await loadSharing())?.refreshTournament(id, revision);
}
