import { sharedBackEnd } from 'shared-kernel';

/** Loads the code that synchronises copies with the back end; undefined without a back end. Rejects if it cannot. */
export async function fetchSharing() {
  return sharedBackEnd() && import(/* webpackChunkName: "hosted-tournaments" */ '../hosted');
}

/** The same, and null if its code does not load. */
export function loadSharing() {
  return fetchSharing().catch(() => null);
}
