import { routes } from '../../../mfe-marketing/src/routes.tsx';

/** Replaces the shell's own `loadSection` in a site that is compiled in one piece. */
export async function loadSection() {
  return routes;
}
