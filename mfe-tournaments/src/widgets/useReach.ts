import { useSyncExternalStore } from 'react';
import { useSessionKind } from 'shared-kernel';
import type { Reach } from '../sync/refreshing';
import { useSharing } from './useSharing';

const never = () => () => {};

/** Whether the back end answers; missing code counts as unreachable, and a site without a back end as reachable. */
export function useReach(): Reach {
  const sharing = useSharing();
  const isHosted = useSessionKind() === 'hosted';
  const reach = useSyncExternalStore<Reach>(
    sharing?.observeReach ?? never,
    () => (sharing === null ? 'unreachable' : (sharing?.reach() ?? 'untried')),
    () => 'untried',
  );
  return isHosted ? reach : 'reached';
}
