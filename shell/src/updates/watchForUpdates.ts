import { waitingUpdate } from './waitingUpdate';

/** Registers the service worker and watches for a newer one; does nothing in a browser without service workers. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(pageLoader.trusted('/sw.js'));
    if (registration.waiting && updatesSomething(registration)) waitingUpdate.offer(registration.waiting);
    // The browser checks for an update as it opens the page, so one may be loading before any listener exists.
    watchInstalling(registration);
    registration.addEventListener('updatefound', () => watchInstalling(registration));
    await navigator.serviceWorker.ready;
    const page = cameThroughWorker() ? null : location.pathname;
    registration.active?.postMessage({ type: 'KEEP', page, urls: loadedFiles() });
  } catch {
    // The site works without it: only the offline copy is missing.
  }
}

function watchInstalling(registration: ServiceWorkerRegistration): void {
  const { installing: next } = registration;
  // Read now: the first worker may control the page already when its page learns of the installation.
  if (!updatesSomething(registration)) return;
  next?.addEventListener('statechange', () => {
    if (next.state === 'installed') waitingUpdate.offer(next);
  });
}

/** The first worker is new, but no update; nor is one whose page bypassed the earlier worker. */
function updatesSomething({ active }: ServiceWorkerRegistration): boolean {
  return active !== null && navigator.serviceWorker.controller !== null;
}

/** A worker may have taken control since the page was requested, and then it has not seen the page. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.serviceWorker.controller !== null && navigation?.workerStart !== 0;
}

/** The site's versioned files and pictures that this page has loaded; the worker was not in charge yet when they came. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\/(shell|remotes)\//.test(pathname))
    .map(({ href }) => href);
}
