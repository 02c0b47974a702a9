import type { ReactElement } from 'react';
import type { PageHandle } from 'shared-kernel';
import { useRoutes } from 'shared-kernel/router';
import { Frame } from '../frame/Frame';
import { NavigationProgress } from '../frame/navigation/NavigationProgress';
import { SectionError } from '../frame/SectionError';
import { DocumentMetadata } from '../metadata/DocumentMetadata';
import { WaitingUpdate } from '../updates/WaitingUpdate';
import { PageBoundary } from './PageBoundary';
import type { Found } from './pages';

interface Props {
  readonly origin: string;
  readonly found: Found;
  /** Whether another page is on its way. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
}

/**
 * The page that an address leads to, in the frame of every page. The same tree in Node and in the browser, to
 * the last sibling: React counts the ids of `useId` along it.
 */
export function SitePages({ origin, found, isWaiting, onRetry }: Props) {
  const { path, element } = content(found, onRetry);
  const page = useRoutes([
    {
      element: <Frame />,
      children: [{ path, element: <PageBoundary onRetry={onRetry}>{element}</PageBoundary> }],
    },
  ]);
  return (
    <>
      <DocumentMetadata origin={origin} handle={handleOf(found)} />
      {page}
      <WaitingUpdate />
      <NavigationProgress isWaiting={isWaiting} />
    </>
  );
}

function content(found: Found, onRetry: () => void): { path: string; element: ReactElement } {
  switch (found.kind) {
    case 'page':
      return { path: found.route.path, element: <found.route.Component /> };
    case 'failure':
      return { path: '*', element: <SectionError error={found.error} onRetry={onRetry} /> };
  }
}

/** What is said of the page before it says something of itself. */
function handleOf(found: Found): PageHandle {
  return found.kind === 'page' ? found.route.handle : failure;
}

const failure: PageHandle = {
  title: 'Page indisponible',
  description: 'Cette partie du site ne répond pas pour le moment.',
  prerender: false,
  indexed: false,
};
