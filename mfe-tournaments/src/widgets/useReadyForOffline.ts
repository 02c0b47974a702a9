import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'shared-kernel';

type Parts = () => readonly Promise<unknown>[];

/** Long enough for the page's own work, and for a new service worker to take charge. */
const patienceMs = 3000;

/** A page that opens without a network was kept, and so were the others, unless one of them turns out to be missing. */
const areFetched = createStore(() => typeof navigator !== 'undefined' && !navigator.onLine);

/**
 * Fetches the given parts of the site for the service worker's cache. A failed fetch is retried when the network returns,
 * and at the next visit.
 */
export function useReadyForOffline(parts: Parts | undefined): void {
  useEffect(() => {
    if (parts === undefined) return;
    const start = () => void fetchParts(parts);
    const timer = setTimeout(start, patienceMs);
    addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', start);
    };
  }, [parts]);
}

/** Whether the pages that an organiser may need without a network are on this device. */
export function useIsReadyForOffline(): boolean {
  return useSyncExternalStore(areFetched.subscribe, areFetched.getState, () => true);
}

async function fetchParts(parts: Parts): Promise<void> {
  await navigator.serviceWorker?.ready;
  const fetched = await Promise.allSettled(parts());
  areFetched.setState(fetched.every(({ status }) => status === 'fulfilled'));
}
