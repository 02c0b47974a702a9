import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureKernel, parseConfiguration } from 'shared-kernel';
import { loadSection } from './composition/loadSection';
import { createPages } from './composition/pages';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { createSiteRouter } from './composition/router';
import { readSite } from './composition/site';
import { ROOT_ELEMENT_ID, STYLE_KEY } from './document';
import { watchForUpdates } from './updates/watchForUpdates';

/** Brings the page to life: loads the one section that it needs, then hydrates (or renders) the whole. */
export async function start(): Promise<void> {
  const site = readSite();
  configureKernel({ configuration: parseConfiguration(site.configuration) });
  const pages = createPages(site.registry, loadSection);
  const router = await createSiteRouter(pages, { origin: site.configuration.origin, pathname: location.pathname });

  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`This page holds no #${ROOT_ELEMENT_ID} element.`);
  const tree = (
    <StrictMode>
      <CacheProvider value={createCache({ key: STYLE_KEY })}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>
  );
  // Only a page that was rendered for this very address can be taken over; any other is a stand-in.
  if (root.dataset.prerendered === location.pathname) hydrateRoot(root, tree);
  else createRoot(root).render(tree);

  prefetchOnIntent(pages);
  watchForUpdates();
}
