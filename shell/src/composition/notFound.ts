/** The route of every address that no section claims. */
export const NOT_FOUND_ROUTE_ID = 'not-found';

/** Brings the shell's own page for addresses that lead to nothing; fetched only when it is needed. */
export async function loadNotFound() {
  const { NotFoundPage } = await import(/* webpackChunkName: "not-found" */ '../frame/NotFoundPage');
  return {
    id: NOT_FOUND_ROUTE_ID,
    path: '*',
    handle: {
      title: 'Page introuvable',
      description: 'Cette page n’existe pas ou n’existe plus.',
      prerender: false,
      indexed: false,
    },
    Component: NotFoundPage,
  };
}
