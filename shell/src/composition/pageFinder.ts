import { matchRoutes, type SectionRoute } from 'shared-kernel/router';
import { loadNotFound } from './notFound';
import { timed } from './records';
import type { Releases } from './releases';
import { isCanary } from './resolveCanary';
import { failureKind, SectionFailure, Unlisted } from './sectionFailure';
import type { LiveSection, SectionRelease } from './site';

/** A route of a section with its release; the shell's own page has neither. */
type ReleasedRoute = SectionRoute & { readonly section?: string; readonly release?: string };

/** A route whose page has loaded, without lazy parts. */
export type LoadedRoute = Omit<ReleasedRoute, 'lazy'> & Awaited<ReturnType<SectionRoute['lazy']>>;

/** The result for an address: a page, or a section that failed to load. */
export type Found =
  | { readonly kind: 'page'; readonly route: LoadedRoute }
  | { readonly kind: 'failure'; readonly error: unknown };

type LoadRoutes = (release: SectionRelease) => Promise<readonly SectionRoute[]>;

/** Finds the section that claims an address, and loads the page for it. */
export interface PageFinder {
  /** Never rejects. Loaded pages are cached; failed ones are requested again the next time. */
  find(pathname: string): Promise<Found>;
  /** The answer of `find` if it is already known, so that a loaded page is shown at once. */
  known(pathname: string): Found | undefined;
}

/** `onFailure` is called if a canary does not load: the visitor gets another release and sees no message. */
export function createPageFinder(
  releases: Releases,
  loadRoutes: LoadRoutes,
  onFailure: (found: Found) => void = () => {},
): PageFinder {
  const sections = new Map<string, Promise<readonly ReleasedRoute[]>>();
  const pages = new Map<string, Promise<LoadedRoute>>();
  const found = new Map<string, Found>();

  async function look(pathname: string): Promise<Found> {
    const section = await claimant(pathname);
    if (!section) return notFound();
    try {
      return await pageOf(section, pathname);
    } catch (failure) {
      if (isCanary(section)) onFailure({ kind: 'failure', error: failure });
      // The release may have been removed since the visit began: any of its files may be the first missing one.
      const now = await releases.renew(section).catch(() => undefined);
      if (!now || now.version === section.version) throw failure;
      return pageOf(now, pathname);
    }
  }

  async function pageOf(section: LiveSection, pathname: string): Promise<Found> {
    const routes = await remember(sections, `${section.name} ${section.version}`, () =>
      loadFirst([section, ...(section.earlier ?? [])]),
    );
    const route = matchRoutes([...routes], pathname)?.[0]?.route;
    if (!route) return notFound();
    const key = `${route.release} ${route.id}`;
    return { kind: 'page', route: await remember(pages, key, () => loadPage(route, section.name)) };
  }

  async function claimant(pathname: string): Promise<LiveSection | undefined> {
    try {
      return await releases.claimant(pathname);
    } catch (cause) {
      throw new Unlisted(pathname, cause);
    }
  }

  /** The first release that this shell can run: the live one, or one that was live before it. */
  async function loadFirst([first, ...others]: readonly SectionRelease[]): Promise<readonly ReleasedRoute[]> {
    if (!first) throw new TypeError('There is no release to load.');
    try {
      const routes = await loadRoutes(first);
      return routes.map((route) => ({ ...route, section: first.name, release: first.version }));
    } catch (failure) {
      if (failureKind(failure) !== 'incompatible' || others.length === 0) throw failure;
      return loadFirst(others);
    }
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
  };
}

async function notFound(): Promise<Found> {
  try {
    return { kind: 'page', route: await loadNotFound() };
  } catch (cause) {
    throw new SectionFailure('unreachable', 'shell', cause);
  }
}

async function loadPage({ lazy, ...route }: ReleasedRoute, section: string): Promise<LoadedRoute> {
  try {
    return { ...route, ...(await timed({ name: section, version: route.release }, 'page', lazy())) };
  } catch (cause) {
    throw new SectionFailure('unreachable', section, cause, route.release);
  }
}

/** Caches pending and resolved loads, and drops rejected ones, so that the visitor can retry. */
function remember<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  made.catch(() => memory.delete(key));
  return made;
}
