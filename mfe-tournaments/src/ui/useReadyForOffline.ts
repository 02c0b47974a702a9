import { useEffect } from 'react';

/** Long enough for the page's own work, and for a new offline worker to take charge. */
const patienceMs = 3000;

/**
 * Fetches the given parts of the site, so that the offline worker keeps them, and asks the browser not to throw
 * the stored tournaments away when space gets short. Failures do not matter: the next visit tries again.
 */
export function useReadyForOffline(parts: readonly (() => Promise<unknown>)[] | undefined): void {
  useEffect(() => {
    if (parts === undefined) return;
    const timer = setTimeout(async () => {
      await navigator.serviceWorker?.ready;
      await Promise.allSettled(parts.map((part) => part()));
      await navigator.storage?.persist?.();
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [parts]);
}
