import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A path of this site as a whole address, as others can open it; the path alone until the page lives. */
export function useAddress(path: string): string {
  return useSyncExternalStore(
    never,
    () => `${location.origin}${path}`,
    () => path,
  );
}
