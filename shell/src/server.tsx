import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type MetadataCollector, MetadataProvider } from 'shared-kernel';
import { matchRoutes, type SectionRoute } from 'shared-kernel/router';
import type { Found } from './composition/pages';
import { handleOf, SitePages } from './composition/SitePages';
import { STYLE_KEY } from './document';
import { SectionLoading } from './frame/SectionLoading';
import { type DocumentMetadata, metadataOf } from './metadata/metadataOf';

export { documentHtml } from './document';
export { fontFiles } from './fonts';
export { metadataHead } from './metadata/metadataHead';

interface RenderedPage {
  readonly isFound: boolean;
  readonly body: string;
  readonly styles: string;
  readonly metadata: DocumentMetadata;
}

/** Renders one address of the composed site in Node; `sections` are the routes of every section. */
export async function renderPage(
  sections: readonly SectionRoute[],
  address: string,
  origin: string,
): Promise<RenderedPage> {
  const match = matchRoutes([...sections], address)?.[0]?.route;
  if (!match) return render({ kind: 'unknown' }, address, origin);
  const { lazy, ...route } = match;
  return render({ kind: 'page', route: { ...route, ...(await lazy()) } }, address, origin);
}

/** Renders what stands in for any page that was not prerendered, until its section has loaded. */
export async function renderStandIn(origin: string): Promise<RenderedPage> {
  const route = {
    id: 'stand-in',
    path: '/',
    handle: { title: 'Chargement', description: '', prerender: false, indexed: false },
    Component: SectionLoading,
  };
  return render({ kind: 'page', route }, '/', origin);
}

async function render(found: Found, address: string, origin: string): Promise<RenderedPage> {
  const cache = createCache({ key: STYLE_KEY });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const collector: MetadataCollector = { metadata: undefined };
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <MetadataProvider collector={collector}>
        <StaticRouter location={address}>
          <SitePages origin={origin} found={found} onRetry={() => {}} />
        </StaticRouter>
      </MetadataProvider>
    </CacheProvider>,
  );
  const body = await new Response(prelude).text();
  return {
    isFound: found.kind === 'page',
    body,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    metadata: metadataOf(handleOf(found), address, collector.metadata),
  };
}
