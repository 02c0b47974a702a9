import { sharedBackEnd } from 'shared-kernel';

/**
 * The code that synchronises this device's copies with the back end; undefined on a site without a back end. Rejects if
 * the code does not load.
 */
export async function fetchSharing() {
  return sharedBackEnd() && import(/* webpackChunkName: "hosted-tournaments" */ '../hosted');
}

/** The same, and null if its code does not load. */
export function loadSharing() {
  return fetchSharing().catch(() => null);
}
