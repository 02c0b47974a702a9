/** A page with a slow section may take this long to render the element. */
const PATIENCE_MS = 10_000;

/**
 * Calls back with the first value that `find` gives, now or after a change of the page, or never if none comes
 * in time. Returns a function that gives up.
 */
export function whenPresent<T>(find: () => T | null | undefined, onFound: (found: T) => void): () => void {
  const present = find();
  if (present) {
    onFound(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    stop();
    onFound(found);
  });
  const patience = setTimeout(stop, PATIENCE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(patience);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
