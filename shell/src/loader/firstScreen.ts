// Delays scripts until the first screen has loaded. Part of the page's loader (pageLoader.ts).

/** A picture may hang. */
const PICTURE_PATIENCE_MS = 2_500;

/** Calls `bring` when scripts may use the network, after requesting all other files. */
// biome-ignore lint/correctness/noUnusedVariables: pageLoader.ts calls it, in the same scope.
function afterFirstScreen(bring: () => void) {
  void firstScreen().then(() => {
    askForAll();
    // After them, because a file requested twice is downloaded once.
    setTimeout(bring);
  });
}

/**
 * Resolves once the text, fonts and picture of a prerendered page's first screen are painted. Only then may scripts
 * compete with them for the network. Resolves at once if a page has no content without scripts, or when the visitor
 * acts.
 */
function firstScreen() {
  return new Promise<unknown>((resolve) => {
    if (!laterFiles().length) return resolve(0);
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    // Layout is not paint: the browser reports the paint. A hidden tab is never painted.
    const painted = () =>
      document.hidden
        ? resolve(0)
        : new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted);
    for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, resolve, { once: true });
    setTimeout(resolve, PICTURE_PATIENCE_MS);
  });
}

/** The page's scripts in its HTML (document.ts): links for a medium that never applies. */
function laterFiles() {
  return [...document.querySelectorAll('link[media=none]')];
}

/**
 * Requests all files at once, not one after another. Each request has a task of its own, because a slow phone takes 15
 * ms for one. Every browser reads a reinserted link again.
 */
function askForAll() {
  for (const link of laterFiles())
    setTimeout(() => {
      link.removeAttribute('media');
      document.head.append(link);
    });
}
