import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type MetadataCollector, MetadataProvider } from 'shared-kernel';
import { matchRoutes, type SectionRoute } from 'shared-kernel/router';
import { loadNotFound, NOT_FOUND_ROUTE_ID } from './composition/notFound';
import type { LoadedRoute } from './composition/pageFinder';
import { SitePages } from './composition/SitePages';
import type { Site } from './composition/site';
import { noArrival } from './composition/visit';
import { Ground } from './frame/Ground';
import { LateNotice } from './frame/LateNotice';
import { StandIn } from './frame/StandIn';
import { type DocumentMetadata, metadataOf } from './metadata/metadataOf';
import { createStyleCache, styleTag } from './styleCache';

export { ANY_UNKNOWN_ADDRESS, documentHtml } from './document';
export { fontFiles } from './fonts/fontFiles';
export { metadataHead } from './metadata/headElements';
// `lent`: the name that older checkouts of the tools read.
export { sharedModules, sharedModules as lent } from './sharedModules';

interface RenderedPage {
  readonly isFound: boolean;
  readonly body: string;
  readonly styles: string;
  readonly metadata: DocumentMetadata;
}

/** What a page's HTML shows of the run-time configuration. */
type Shown = Pick<Site['configuration'], 'origin' | 'social'>;

/** Renders one address of the composed site in Node; `sections` are the routes of every section. */
export async function renderPage(
  sections: readonly SectionRoute[],
  address: string,
  configuration: Shown,
): Promise<RenderedPage> {
  const match = matchRoutes([...sections], address)?.[0]?.route;
  const route = match ? await loadPage(match) : await loadNotFound();
  return render(route, address, configuration);
}

/** Renders the stand-in for any page without a prerendered one, until its section has loaded. */
export async function renderStandIn(configuration: Shown): Promise<RenderedPage> {
  const route = {
    id: 'stand-in',
    path: '/',
    handle: { title: 'Chargement', description: '', prerender: false, indexed: false },
    Component: StandIn,
  };
  return render(route, '/', configuration, 'standIn');
}

async function loadPage({ lazy, ...route }: SectionRoute): Promise<LoadedRoute> {
  return { ...route, ...(await lazy()) };
}

async function render(
  route: LoadedRoute,
  address: string,
  { origin, social }: Shown,
  late: 'prerendered' | 'standIn' = 'prerendered',
): Promise<RenderedPage> {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Ground />
    </CacheProvider>,
  );
  const collector: MetadataCollector = { metadata: undefined };
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <MetadataProvider collector={collector}>
        <StaticRouter location={address}>
          <SitePages
            origin={origin}
            social={social}
            content={{ kind: 'page', route }}
            generation={0}
            arrival={noArrival}
          />
        </StaticRouter>
      </MetadataProvider>
    </CacheProvider>,
    // The page in one piece, where it belongs: pieces are put in place by inline scripts, which the policy refuses.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  );
  const notice = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <LateNotice about={late} />
    </CacheProvider>,
  );
  const body = (await new Response(prelude).text()).replace(/(?<=<div id="late"[^>]*>)(?=<\/div>)/, notice);
  // React would leave the page's place to the browser: only browsers that run its scripts would show the page.
  if (faults.length > 0) throw faults[0];
  return {
    isFound: route.id !== NOT_FOUND_ROUTE_ID,
    body,
    styles: styleTag(extractCritical(body).css),
    metadata: metadataOf(route.handle, address, collector.metadata),
  };
}
