import { useSyncExternalStore } from 'react';
import type { IsScored } from '../sync/scored';
import { useSharing } from './useSharing';

const never = () => () => {};

/** Whether the visitor was invited to write down the matches of a tournament; undefined while that is being asked. */
export function useIsScored(id: string): IsScored {
  const sharing = useSharing();
  return useSyncExternalStore<IsScored>(
    sharing?.observeScored ?? never,
    () => (sharing === null ? 'unreached' : sharing?.isScored(id)),
    () => undefined,
  );
}
