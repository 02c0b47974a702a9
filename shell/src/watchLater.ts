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

/** What the page can do without until it is there: hints, its focus, who owns what of it (for those who ask), what the centre knows of its visitor, its offline copy. */
export async function watchLater(pages: PageFinder): Promise<void> {
  prefetchOnIntent(pages);
  keepFocus();
  returnFocus();
  void showFederation();
  followReservations();
  requestPersistence();
  await watchForUpdates();
}
