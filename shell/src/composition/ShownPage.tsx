import { type ReactElement, use, useEffect, useState } from 'react';
import type { PageHandle } from 'shared-kernel';
import { useRoutes } from 'shared-kernel/router';
import { MAIN_ID } from '../frame/mainContent';
import { SectionError } from '../frame/SectionError';
import { SectionLoading } from '../frame/SectionLoading';
import { strings } from '../frame/strings';
import { DocumentMetadata } from '../metadata/DocumentMetadata';
import { PageBoundary } from './PageBoundary';
import type { LoadedRoute } from './pageFinder';
import { transferFormInput } from './transferFormInput';
import type { Arrival, Content } from './visit';

interface Props {
  readonly origin: string;
  readonly content: Content;
  readonly arrival: Arrival;
}

/** The content between header and footer, and the document's metadata about it. */
export function ShownPage({ origin, content, arrival }: Props) {
  const { path, element, handle, route } =
    content.kind === 'prerendered' ? pageOf(use(content.route)) : partsOf(content, arrival);
  const page = useRoutes([{ path, element }]);
  // The input from before hydration stays during hydration.
  const [handOver] = useState(() =>
    content.kind === 'prerendered' || ('isInPlace' in content && content.isInPlace)
      ? transferFormInput(document.getElementById(MAIN_ID))
      : undefined,
  );
  useEffect(() => handOver?.(), [handOver]);
  return (
    <>
      <DocumentMetadata origin={origin} handle={handle} />
      <PageBoundary arrival={arrival} route={route} isArriving={content.kind === 'arriving'}>
        {page}
      </PageBoundary>
    </>
  );
}

interface Parts {
  readonly path: string;
  readonly element: ReactElement;
  /** The page's metadata until the page sets its own. */
  readonly handle: PageHandle;
  readonly route?: LoadedRoute;
}

function partsOf(content: Exclude<Content, { kind: 'prerendered' }>, arrival: Arrival): Parts {
  switch (content.kind) {
    case 'page':
      return pageOf(content.route);
    case 'failure':
      return {
        path: '*',
        element: <SectionError error={content.error} arrival={arrival} />,
        handle: unlisted(strings.failure.documentTitle),
      };
    case 'arriving':
      return { path: '*', element: <SectionLoading />, handle: unlisted(strings.loadingTitle) };
  }
}

function pageOf(route: LoadedRoute): Parts {
  const { path, Component, handle } = route;
  return { path, element: <Component />, handle, route };
}

function unlisted(title: string): PageHandle {
  return { title, description: '', prerender: false, indexed: false };
}
