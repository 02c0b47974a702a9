import { useSyncExternalStore } from 'react';
import { useSharing } from './useSharing';

const never = () => () => {};

/** True once the back end itself has answered that this tournament does not exist; answers about others do not count. */
export function useIsAbsent(id: string): boolean {
  const sharing = useSharing();
  return useSyncExternalStore(
    sharing?.observeMissing ?? never,
    () => sharing?.isAbsent(id) ?? false,
    () => false,
  );
}
