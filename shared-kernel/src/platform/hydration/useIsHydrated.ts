import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of a prerendered page, true ever after. A prerendered page has no query,
 * so content that depends on one waits for this. Then the first render matches the HTML.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
