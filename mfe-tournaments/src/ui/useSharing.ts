import type { loadSharing } from '../data/loadSharing';
import { lateSharing } from './lateSharing';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** The loaded chunk of a site with a back end; undefined on other sites, null while it loads. */
export function useSharing(): Sharing {
  const { module, hasFailed } = lateSharing.useArrival();
  return module ?? (hasFailed ? null : undefined);
}
