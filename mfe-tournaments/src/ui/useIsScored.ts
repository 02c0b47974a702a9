import { useSyncExternalStore } from 'react';
import { useSharing } from './useSharing';

const never = () => () => {};

/** Whether the visitor was invited to write down the matches of a tournament; undefined while that is not known. */
export function useIsScored(id: string): boolean | undefined {
  const sharing = useSharing();
  return useSyncExternalStore(
    sharing?.observeScored ?? never,
    () => sharing?.isScored(id),
    () => undefined,
  );
}
