import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type MetadataCollector, MetadataProvider } from 'shared-kernel';
import type { SectionRoute } from 'shared-kernel/router';
import { siteRoutes } from './composition/siteRoutes';
import { STYLE_KEY } from './document';
import { SectionLoading } from './frame/SectionLoading';
import { type DocumentMetadata, metadataOf } from './metadata/metadataOf';

export { documentHtml } from './document';
export { fontFiles } from './fonts';
export { metadataHead } from './metadata/metadataHead';

export interface RenderedPage {
  readonly status: number;
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
  return render(await Promise.all(sections.map(withPage)), address, origin);
}

/** Renders what stands in for any page that was not prerendered, until its section has loaded. */
export async function renderStandIn(origin: string): Promise<RenderedPage> {
  const standIn = {
    id: 'stand-in',
    path: '/',
    handle: { title: 'Chargement', description: '', prerender: false, indexed: false },
    Component: SectionLoading,
  };
  return render([standIn], '/', origin);
}

async function render(pages: RouteObject[], address: string, origin: string): Promise<RenderedPage> {
  const handler = createStaticHandler(siteRoutes({ origin, pages }));
  const context = await handler.query(new Request(new URL(address, origin)));
  if (context instanceof Response) throw new Error(`${address} answers with a redirection.`);

  const cache = createCache({ key: STYLE_KEY });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const collector: MetadataCollector = { metadata: undefined };
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <MetadataProvider collector={collector}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </MetadataProvider>
    </CacheProvider>,
  );
  const body = await new Response(prelude).text();
  const isFound = context.matches.every((match) => match.route.id !== 'not-found');
  return {
    status: isFound ? context.statusCode : 404,
    body,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    metadata: metadataOf(context.matches, collector.metadata),
  };
}

async function withPage({ lazy, ...route }: SectionRoute): Promise<RouteObject> {
  return { ...route, ...(await lazy()) } as RouteObject;
}
