import type { PageFinder } from './pageFinder';
import { whenIdle } from './whenIdle';

/**
 * Fetches the page behind a link as soon as the visitor points at it or focuses it. It fetches nothing for a visitor
 * who prefers to save data.
 */
export function prefetchOnIntent(pages: PageFinder): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;

  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    // The press comes first, with the frame that shows it. An error here is ignored: the navigation itself will retry
    // and show it.
    whenIdle(() => void pages.find(link.pathname));
  }

  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(name, onIntent, { passive: true });
}
