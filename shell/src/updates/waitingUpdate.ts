import { createStore } from 'shared-kernel';

/** The version that waits to take over, if there is one. */
const store = createStore<ServiceWorker | null>(() => null);

/** A new version of the site that has been fetched and waits for the visitor's word. */
export const waitingUpdate = {
  exists: () => store.getState() !== null,
  observe: store.subscribe,
  offer: (waiting: ServiceWorker) => store.setState(waiting, true),
  /** Lets the new version take over; the page reloads once it has, or at once if another tab was faster. */
  accept(): void {
    const worker = store.getState();
    if (worker?.state !== 'installed') {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  },
  /** Asks no more during this visit; the new version takes over when the last page of the site is closed. */
  decline: () => store.setState(null, true),
};
