import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A path of this site as a full address for other people; before hydration the path alone. */
export function useAddress(path: string): string {
  return useSyncExternalStore(
    never,
    () => `${location.origin}${path}`,
    () => path,
  );
}
