import { matchRoutes, type SectionRoute } from 'shared-kernel/router';
import { loadNotFound } from './notFound';
import { SectionFailure } from './sectionFailure';
import type { Registry, SectionRelease } from './site';

/** A route whose page has arrived: nothing about it is lazy any more. */
export type LoadedRoute = Omit<SectionRoute, 'lazy'> & Awaited<ReturnType<SectionRoute['lazy']>>;

/** What an address leads to: a page, or a section that could not be loaded. */
export type Found =
  | { readonly kind: 'page'; readonly route: LoadedRoute }
  | { readonly kind: 'failure'; readonly error: unknown };

type LoadRoutes = (release: SectionRelease, kernel: string) => Promise<readonly SectionRoute[]>;

/** Finds, for an address, the section that claims it, and brings the one page that it needs. */
export interface Pages {
  /** Never rejects. What has arrived is kept; what failed is asked for again the next time. */
  find(pathname: string): Promise<Found>;
  /** The answer of `find` if it is known already, so that a page that has arrived is shown at once. */
  known(pathname: string): Found | undefined;
  /** Whether a section claims the address. */
  isClaimed(pathname: string): boolean;
}

export function createPages(registry: Registry, loadRoutes: LoadRoutes): Pages {
  const claims = registry.sections.flatMap((release) => release.paths.map((path) => ({ path, release })));
  const sections = new Map<string, Promise<readonly SectionRoute[]>>();
  const pages = new Map<string, Promise<LoadedRoute>>();
  const found = new Map<string, Found>();

  function claimantOf(pathname: string): SectionRelease | undefined {
    return matchRoutes(claims, pathname)?.[0]?.route.release;
  }

  async function look(pathname: string): Promise<Found> {
    const release = claimantOf(pathname);
    if (!release) return notFound();
    const routes = await remember(sections, release.name, () => loadRoutes(release, registry.kernel));
    const route = matchRoutes([...routes], pathname)?.[0]?.route;
    if (!route) return notFound();
    return { kind: 'page', route: await remember(pages, route.id, () => loadPage(route, release.name)) };
  }

  return {
    async find(pathname) {
      try {
        const answer = await look(pathname);
        found.set(pathname, answer);
        return answer;
      } catch (error) {
        return { kind: 'failure', error };
      }
    },
    known: (pathname) => found.get(pathname),
    isClaimed: (pathname) => claimantOf(pathname) !== undefined,
  };
}

async function notFound(): Promise<Found> {
  try {
    return { kind: 'page', route: await loadNotFound() };
  } catch (cause) {
    throw new SectionFailure('unreachable', 'shell', cause);
  }
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
