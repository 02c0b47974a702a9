import { sharedBackEnd } from 'shared-kernel';

/**
 * What keeps this device's copies and the back end's tournaments the same; undefined where each device keeps its own. Rejects
 * where its code does not come.
 */
export async function fetchSharing() {
  return sharedBackEnd() && import(/* webpackChunkName: "hosted-tournaments" */ '../hosted');
}

/** The same, and null where its code does not come. */
export function loadSharing() {
  return fetchSharing().catch(() => null);
}
