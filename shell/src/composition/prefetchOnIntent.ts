import type { PageFinder } from './pageFinder';

/**
 * Fetches the page behind a link as soon as the visitor's pointer or keyboard focus shows an interest in it.
 * Nothing is fetched for a visitor who asked for data to be saved. Returns a function that stops it.
 */
export function prefetchOnIntent(pages: PageFinder): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => {};

  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    // In a task of its own: the press that the hint belongs to comes first. A failure here is nobody's business yet:
    // the navigation itself will try again and tell.
    setTimeout(() => void pages.find(link.pathname));
  }

  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onIntent);
  };
}
