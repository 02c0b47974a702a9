/** The modules that a monolith contains and the composed site loads from another deployable. */
const SECTIONS = {
  marketing: () =>
    import(/* webpackChunkName: "section-marketing" */ '../../../mfe-marketing/src/routes.tsx'),
  booking: () => import(/* webpackChunkName: "section-booking" */ '../../../mfe-booking/src/routes.tsx'),
  members: () => import(/* webpackChunkName: "section-members" */ '../../../mfe-members/src/routes.tsx'),
  tournaments: () =>
    import(/* webpackChunkName: "section-tournaments" */ '../../../mfe-tournaments/src/routes.tsx'),
};

/** Replaces the shell's own `loadSection`. */
export async function loadSection({ name }) {
  const { routes } = await SECTIONS[name]();
  return routes;
}
