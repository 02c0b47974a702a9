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
