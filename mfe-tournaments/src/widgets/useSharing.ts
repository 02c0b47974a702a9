import { importWithRetry } from 'shared-kernel';
import { fetchSharing, type loadSharing } from '../store/loadSharing';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** The loaded chunk of a site with a back end; undefined on other sites, null while it loads. */
export function useSharing(): Sharing {
  const { module, hasFailed } = lateSharing.useArrival();
  return module ?? (hasFailed ? null : undefined);
}

/** The chunk of a site with a back end; it is retried while a page needs it. */
const lateSharing = importWithRetry(fetchSharing);

/** Requests the missing data from the back end at once, after loading the code for it. */
export async function askAgain() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}
