import { sharedBackEnd } from 'shared-kernel';
import { followReservations } from './composition/followReservations';
import type { PageFinder } from './composition/pageFinder';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { requestPersistence } from './composition/requestPersistence';
import { keepFocus } from './frame/navigation/keepFocus';
import { returnFocus } from './frame/navigation/returnFocus';
import { watchForUpdates } from './updates/watchForUpdates';

export { announceFailure } from './composition/announceFailure';
export { loadWhole } from './composition/loadWhole';
export { standClear } from './frame/standClear';
export { UpdatePrompt } from './frame/UpdatePrompt';

/** Whether the member logs out. */
export const mayLogOut = () =>
  import(/* webpackChunkName: "logout-question" */ './frame/header/LogoutQuestion').then((module) =>
    module.mayLogOut(),
  );

/**
 * Starts everything that the page does not need at first. These are prefetching, focus handling, the debug panel (on
 * request), the visitor's reservations, the centre's settings, persistent storage and the offline copy.
 */
export async function watchLater(pages: PageFinder): Promise<void> {
  prefetchOnIntent(pages);
  keepFocus();
  returnFocus();
  void showFederation();
  followReservations();
  followCentre();
  requestPersistence();
  await watchForUpdates();
}

/**
 * Only a site with a back end has settings; without this code pages show the built ones. Every page says the hours in its
 * footer, but for the page that other sites frame: it has none.
 */
function followCentre(): void {
  if (!sharedBackEnd() || 'embeddable' in document.documentElement.dataset) return;
  import(/* webpackChunkName: "hosted-centre" */ 'shared-kernel/hosted-centre').then(
    (module) => module.followCentre(),
    () => {
      document.documentElement.dataset.hosted = 'unknown';
    },
  );
}

/** The owners of the page's parts, for visits with `?debug=federation`; kept for the visit until it is closed. */
async function showFederation(): Promise<void> {
  try {
    if (!location.search.includes('debug=federation') && !sessionStorage['jb:debug']) return;
    const { openPanel } = await import(/* webpackChunkName: "debugging" */ './debugging/openPanel');
    openPanel();
  } catch {
    // Without storage, or without its file, only the panel is missing.
  }
}
