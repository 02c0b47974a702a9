import { useEffect, useState } from 'react';
import { useSessionKind } from 'shared-kernel';
import { loadSharing } from '../data/loadSharing';

type Sharing = NonNullable<Awaited<ReturnType<typeof loadSharing>>>;

/** What a site with a back end has besides, once it is here; undefined for good without one, null while it does not come. */
export function useSharing(): Sharing | null | undefined {
  const isHosted = useSessionKind() === 'hosted';
  const [sharing, setSharing] = useState<Sharing | null>();
  useEffect(() => {
    if (isHosted) loadSharing().then((loaded) => setSharing(loaded ?? null));
  }, [isHosted]);
  return sharing;
}
