import { useEffect, useState } from 'react';
import { loadSharing } from '../data/loadSharing';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** What a site with a back end has besides, once it is here; undefined for good without one, null while it does not come. */
export function useSharing(): Sharing {
  const [sharing, setSharing] = useState<Sharing>();
  useEffect(() => {
    loadSharing().then(setSharing);
  }, []);
  return sharing;
}
