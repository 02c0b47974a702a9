import type { RouteObject } from 'shared-kernel/router';
import { NotFoundPage } from '../frame/NotFoundPage';
import { SectionBoundary } from './SectionBoundary';
import { SiteFrame } from './SiteFrame';

/** The route under which the pages of the sections hang; its boundary keeps their failures inside the frame. */
export const SECTIONS_ROUTE_ID = 'sections';

/** The whole route tree: the frame, the pages that are known so far, and the page for everything else. */
export function siteRoutes({ origin, pages }: { origin: string; pages: RouteObject[] }): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <SiteFrame origin={origin} />,
      children: [
        {
          id: SECTIONS_ROUTE_ID,
          ErrorBoundary: SectionBoundary,
          children: [
            ...pages,
            {
              id: 'not-found',
              path: '*',
              handle: {
                title: 'Page introuvable',
                description: 'Cette page n’existe pas ou n’existe plus.',
                prerender: false,
                indexed: false,
              },
              Component: NotFoundPage,
            },
          ],
        },
      ],
    },
  ];
}
