/** The version that waits to take over, if there is one. */
let worker: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A new version of the site that has been fetched and waits for the visitor's word. */
export const waitingUpdate = {
  exists: () => worker !== null,
  observe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  offer(waiting: ServiceWorker): void {
    change(waiting);
  },
  /** Lets the new version take over; the page reloads once it has, or at once if another tab was faster. */
  accept(): void {
    if (worker?.state !== 'installed') {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  },
  /** Asks no more during this visit; the new version takes over when the last page of the site is closed. */
  decline(): void {
    change(null);
  },
};

function change(next: ServiceWorker | null): void {
  worker = next;
  for (const listener of listeners) listener();
}
