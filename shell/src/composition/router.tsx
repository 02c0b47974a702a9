import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { LoadedRoute, Pages } from './pages';
import { SECTIONS_ROUTE_ID, siteRoutes } from './siteRoutes';

/**
 * Makes the site's router. It starts with the page that was asked for, already loaded or already failed,
 * so that the first render is the whole page; every other page is discovered when it is navigated to.
 */
export async function createSiteRouter(
  pages: Pages,
  { origin, pathname }: { readonly origin: string; readonly pathname: string },
) {
  const known = new Set<string>();
  const first = await firstPage(pages, pathname);
  if (first.page) known.add(first.page.id);

  return createBrowserRouter(siteRoutes({ origin, pages: first.page ? [asRoute(first.page)] : [] }), {
    // Without hydration data the router would discover the first page once more before it renders.
    hydrationData: {
      loaderData: {},
      ...(first.failure === undefined ? {} : { errors: { [SECTIONS_ROUTE_ID]: first.failure } }),
    },
    async patchRoutesOnNavigation({ path, patch }) {
      const page = await pages.load(path);
      if (!page || known.has(page.id)) return;
      known.add(page.id);
      patch(SECTIONS_ROUTE_ID, [asRoute(page)]);
    },
  });
}

async function firstPage(
  pages: Pages,
  pathname: string,
): Promise<{ page: LoadedRoute | null; failure?: unknown }> {
  try {
    return { page: await pages.load(pathname) };
  } catch (failure) {
    return { page: null, failure };
  }
}

function asRoute(page: LoadedRoute): RouteObject {
  return page as RouteObject;
}
