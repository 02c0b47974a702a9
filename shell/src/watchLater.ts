import { followReservations } from './composition/followReservations';
import type { PageFinder } from './composition/pageFinder';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { requestPersistence } from './composition/requestPersistence';
import { showFederation } from './debugging/showFederation';
import { keepFocus } from './frame/navigation/keepFocus';
import { returnFocus } from './frame/navigation/returnFocus';
import { watchForUpdates } from './updates/watchForUpdates';

export { announceFailure } from './composition/announceFailure';
export { loadWhole } from './composition/loadWhole';

/**
 * Starts everything that the page does not need at first. These are prefetching, focus handling, the debug panel (on
 * request), the visitor's reservations, persistent storage and the offline copy.
 */
export async function watchLater(pages: PageFinder): Promise<void> {
  prefetchOnIntent(pages);
  keepFocus();
  returnFocus();
  void showFederation();
  followReservations();
  requestPersistence();
  await watchForUpdates();
}
