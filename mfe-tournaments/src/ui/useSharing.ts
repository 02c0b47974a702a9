import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSessionKind } from 'shared-kernel';
import { loadSharing } from '../data/loadSharing';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** What shares the tournaments with a back end, once it is here; undefined for good without one. */
export function useSharing(): Sharing {
  const isHosted = useSessionKind() === 'hosted';
  const [sharing, setSharing] = useState<Sharing>();
  useEffect(() => {
    if (!isHosted) return;
    let isWanted = true;
    loadSharing().then((loaded) => {
      if (isWanted) setSharing(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [isHosted]);
  return sharing;
}

const never = () => () => {};

/** Whether the back end did not answer when it was asked last: what is shown is what this device had of it. */
export function useIsOutOfReach(): boolean {
  const sharing = useSharing();
  return useSyncExternalStore(
    sharing?.observeReach ?? never,
    () => sharing?.reach() === 'unreachable',
    () => false,
  );
}
