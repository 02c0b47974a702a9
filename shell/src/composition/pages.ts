import { matchRoutes } from 'react-router-dom';
import type { SectionRoute } from 'shared-kernel/router';
import { SectionFailure } from './sectionFailure';
import type { Registry, SectionRelease } from './site';

/** A route whose page has arrived: nothing about it is lazy any more. */
export type LoadedRoute = Omit<SectionRoute, 'lazy'>;

export type LoadRoutes = (release: SectionRelease, kernel: string) => Promise<readonly SectionRoute[]>;

/** Finds, for an address, the section that claims it, and brings the one page that it needs. */
export interface Pages {
  /** The page's route, or null when nobody claims the path. Rejects with a SectionFailure. Asking twice loads once. */
  load(pathname: string): Promise<LoadedRoute | null>;
}

export function createPages(registry: Registry, loadRoutes: LoadRoutes): Pages {
  const claims = registry.sections.flatMap((release) =>
    release.paths.map((path) => ({ path, handle: release })),
  );
  const sections = new Map<string, Promise<readonly SectionRoute[]>>();
  const pages = new Map<string, Promise<LoadedRoute>>();

  function routesOf(release: SectionRelease) {
    return remember(sections, release.name, () => loadRoutes(release, registry.kernel));
  }

  return {
    async load(pathname) {
      const release = matchRoutes(claims, pathname)?.[0]?.route.handle;
      if (!release) return null;
      const routes = await routesOf(release);
      const route = matchRoutes([...routes], pathname)?.[0]?.route;
      if (!route) return null;
      return remember(pages, route.id, () => loadPage(route, release.name));
    },
  };
}

async function loadPage({ lazy, ...route }: SectionRoute, section: string): Promise<LoadedRoute> {
  try {
    return { ...route, ...(await lazy()) };
  } catch (cause) {
    throw new SectionFailure('unreachable', section, cause);
  }
}

/** Keeps what is on its way or has arrived, and forgets what failed, so that the visitor can try again. */
function remember<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  made.catch(() => memory.delete(key));
  return made;
}
