import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureKernel, parseConfiguration } from 'shared-kernel';
import { loadSection } from './composition/loadSection';
import { createPages } from './composition/pages';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { SiteRouter } from './composition/SiteRouter';
import { readSite } from './composition/site';
import { ROOT_ELEMENT_ID, STYLE_KEY } from './document';

/** Brings the page to life: loads the one section that it needs, then hydrates (or renders) the whole. */
export async function start(): Promise<void> {
  const site = readSite();
  configureKernel({ configuration: parseConfiguration(site.configuration) });
  const pages = createPages(site.registry, loadSection);
  const first = await pages.find(location.pathname);

  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`This page holds no #${ROOT_ELEMENT_ID} element.`);
  const tree = (
    <StrictMode>
      <CacheProvider value={createCache({ key: STYLE_KEY })}>
        <SiteRouter pages={pages} first={first} origin={site.configuration.origin} />
      </CacheProvider>
    </StrictMode>
  );
  // Only a page that was rendered for this very address can be taken over; any other is a stand-in.
  if (first.kind === 'page' && root.dataset.prerendered === withoutTrailingSlash(location.pathname)) {
    hydrateRoot(root, tree);
  } else {
    createRoot(root).render(tree);
  }

  prefetchOnIntent(pages);
  void watchForUpdatesLater();
}

/** The page is there already: what watches over its offline copy may take its time. */
async function watchForUpdatesLater(): Promise<void> {
  try {
    const { watchForUpdates } = await import(/* webpackChunkName: "updates" */ './updates/watchForUpdates');
    await watchForUpdates();
  } catch {
    // Without the watch the site works all the same; the next visit tries again.
  }
}

/** Some static hosts add a slash to the address of a folder. */
function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
