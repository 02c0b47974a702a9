import { type ComponentType, useEffect } from 'react';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

/** Long enough for the page's own work, and for a new service worker to take charge. */
const patienceMs = 3000;

/** After this page a visitor may look up their reservation without a network: its page is fetched ahead. */
export function readyForOffline(load: LoadPage, fetchAhead: LoadPage): LoadPage {
  return async () => {
    const { Component: Page } = await load();
    function Component() {
      useEffect(() => {
        const timer = setTimeout(async () => {
          await navigator.serviceWorker?.ready;
          // The next visit tries again.
          await fetchAhead().catch(() => {});
        }, patienceMs);
        return () => clearTimeout(timer);
      }, []);
      return <Page />;
    }
    return { Component };
  };
}
