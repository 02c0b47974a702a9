import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureKernel, parseConfiguration } from 'shared-kernel';
import { createSiteHistory } from './composition/createSiteHistory';
import { fetchRegistry } from './composition/fetchRegistry';
import { loadSection } from './composition/loadSection';
import { nextTask } from './composition/nextTask';
import { NOT_FOUND_ROUTE_ID } from './composition/notFound';
import { onFrameHydrated } from './composition/onHydrated';
import { createPageFinder, type Found, type PageFinder } from './composition/pageFinder';
import { record, timed } from './composition/records';
import { createReleases } from './composition/releases';
import { restoreLinkState } from './composition/restoreLinkState';
import { SiteRouter } from './composition/SiteRouter';
import { readSite } from './composition/site';
import { tolerateForeignNodes } from './composition/tolerateForeignNodes';
import { createVisit } from './composition/visit';
import { whenIdle } from './composition/whenIdle';
import { ANY_UNKNOWN_ADDRESS, ROOT_ELEMENT_ID } from './document';
import { BareFrame } from './frame/BareFrame';
import { FramePart } from './frame/FramePart';
import { later } from './later';
import { createStyleCache } from './styleCache';

/** Hydrates the frame at once; the page between header and footer follows when its section has loaded. */
export async function start(): Promise<void> {
  const begun = performance.now();
  await documentRead();
  tolerateForeignNodes();
  const site = readSite();
  const announceFault = (error: unknown) => announce({ kind: 'failure', error });
  configureKernel({
    configuration: parseConfiguration(site.configuration),
    openReservations: async () => (await hosted()).openHostedReservations(pages.find),
    openOutbox: async () => (await hosted()).openOutbox(pages.find),
    mayLogOut,
    announceFailedImport: announceFault,
  });
  const shell = { name: 'shell', version: site.shell };
  const releases = createReleases(site.section, () => {
    const asking = timed(shell, 'registry', fetchRegistry());
    asking.catch(announceFault);
    return asking;
  });
  const pages = createPageFinder(releases, (release) => loadSection(release, site.kernel), announce);

  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`This page holds no #${ROOT_ELEMENT_ID} element.`);
  const { prerendered } = root.dataset;
  const isPrerendered = isRenderedFor(prerendered);
  restoreLinkState();
  const history = createSiteHistory();
  await nextTask();
  const visit = createVisit({
    history,
    pages,
    isPrerendered,
    isReloaded: isReloaded(),
    isFramed: self !== top,
    // Another release of the section than the HTML's would hydrate HTML that it has not rendered.
    isOfHtml: ({ id, release }) =>
      prerendered === ANY_UNKNOWN_ADDRESS ? id === NOT_FOUND_ROUTE_ID : release === site.section?.version,
    retryFiles: pageLoader.retry,
    loadWhole: (location) =>
      later.load().then(
        (module) => module.loadWhole(location),
        () => {},
      ),
    onArrival: releases.learn,
    onFailure: announce,
  });
  const tree = (
    <StrictMode>
      <FramePart fallback={<BareFrame />}>
        <CacheProvider value={createStyleCache()}>
          <SiteRouter
            visit={visit}
            navigator={history}
            origin={site.configuration.origin}
            social={site.configuration.social}
          />
        </CacheProvider>
      </FramePart>
    </StrictMode>
  );
  // As a transition it is done in slices, between which the visitor's own doings come first.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  onFrameHydrated();
  record(shell, 'start', begun);

  // The page comes first: the offline copy is all of the site.
  whenIdle(() => loadLater(pages));
}

/** The script may arrive before the end of the HTML does. */
async function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

const hosted = () => import(/* webpackChunkName: "hosted-courts" */ 'shared-kernel/hosted-courts');

/** A member can always leave: without this code their logout drops what it would ask about. */
async function mayLogOut() {
  return later
    .load()
    .then((module) => module.mayLogOut())
    .catch(() => true);
}

/** Only a page rendered for this very address can be hydrated; any other is a stand-in. */
function isRenderedFor(prerendered: string | undefined): boolean {
  const { pathname } = location;
  if (prerendered === ANY_UNKNOWN_ADDRESS) return true;
  // Some static hosts add a slash to the address of a folder.
  return prerendered === (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Without this code the browser's own words must do. */
function announce(found: Found): void {
  later.load().then(
    ({ announceFailure }) => announceFailure(found),
    () => console.error(found),
  );
}

function loadLater(pages: PageFinder): void {
  const start = ({ module }: ReturnType<typeof later.arrival>) => void module?.watchLater(pages);
  // An announced failure may have loaded the code already.
  if (later.arrival().module) start(later.arrival());
  else later.observe(start);
}
