type Listener = () => void;

/** The version that waits to take over, if there is one. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<Listener>();

export const waitingUpdate = {
  exists: () => waiting !== null,
  observe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Lets the new version take over; the page reloads once it has. */
  accept() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  },
  /** Asks no more during this visit; the new version takes over when the last page of the site is closed. */
  decline() {
    setWaiting(null);
  },
};

/** Registers the offline worker and watches for a newer one. Quiet where there is no such thing. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    // Without a controller this is the first visit: the worker is new, but it updates nothing.
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && navigator.serviceWorker.controller) setWaiting(next);
      });
    });
  } catch {
    // The site works without it: only the offline copy is missing.
  }
}

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}
