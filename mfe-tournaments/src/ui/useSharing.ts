import type { loadSharing } from '../data/loadSharing';
import { lateSharing } from './lateSharing';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** What a site with a back end has besides, once it is here; undefined for good without one, null while it does not come. */
export function useSharing(): Sharing {
  const { module, hasFailed } = lateSharing.useArrival();
  return module ?? (hasFailed ? null : undefined);
}
