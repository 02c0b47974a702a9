import { useSyncExternalStore } from 'react';
import { useSharing } from './useSharing';

const never = () => () => {};

/** Whether the back end has said itself that there is no such tournament: that others are answered says nothing of this one. */
export function useIsAbsent(id: string): boolean {
  const sharing = useSharing();
  return useSyncExternalStore(
    sharing?.observeReach ?? never,
    () => sharing?.isAbsent(id) ?? false,
    () => false,
  );
}
