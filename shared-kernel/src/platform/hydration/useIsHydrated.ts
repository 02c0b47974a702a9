import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of a prerendered page, true ever after. Prerendered pages know no
 * query: what depends on one waits for this, so that the first render meets the HTML it is given.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
