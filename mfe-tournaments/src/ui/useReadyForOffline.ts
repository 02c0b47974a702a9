import { useEffect, useSyncExternalStore } from 'react';

type Parts = readonly (() => Promise<unknown>)[];

/** Long enough for the page's own work, and for a new service worker to take charge. */
const patienceMs = 3000;

/** A page that opens without a network was kept, and so were the others, unless one of them turns out to be missing. */
let areFetched = typeof navigator !== 'undefined' && !navigator.onLine;
const listeners = new Set<() => void>();

/**
 * Fetches the given parts of the site, so that the service worker keeps them, and asks the browser not to throw
 * the stored tournaments away when space gets short. What fails is tried again when there is a network, and at the
 * next visit.
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
  return useSyncExternalStore(
    observe,
    () => areFetched,
    () => true,
  );
}

async function fetchParts(parts: Parts): Promise<void> {
  await navigator.serviceWorker?.ready;
  const fetched = await Promise.allSettled(parts.map((part) => part()));
  areFetched = fetched.every(({ status }) => status === 'fulfilled');
  for (const listener of listeners) listener();
  await navigator.storage?.persist?.();
}

function observe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
