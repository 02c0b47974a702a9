import { useSyncExternalStore } from 'react';
import { useSessionKind } from 'shared-kernel';
import type { Reach } from '../data/hosted/createSharing';
import { useSharing } from './useSharing';

const never = () => () => {};

/** Whether a back end answers; one whose code does not come can be asked nothing. Without one there is nothing to reach. */
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
