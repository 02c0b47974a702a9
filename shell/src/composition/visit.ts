import { createPath, type NavigationType } from 'react-router-dom';
import { createStore } from 'shared-kernel';
import type { Location } from 'shared-kernel/router';
import type { createSiteHistory } from './createSiteHistory';
import type { Found, LoadedRoute, PageFinder } from './pageFinder';
import { failureKind, SectionFailure, Unlisted } from './sectionFailure';

/** The content between header and footer. */
export type Content =
  | (Found & {
      /** The HTML was from another release of the page, so its input must still be handed over. */
      readonly isInPlace?: boolean;
    })
  /** A page that has nothing to show yet. */
  | { readonly kind: 'arriving' }
  /** The prerendered page: visitors can read it, and it is hydrated in place once its section has loaded. */
  | { readonly kind: 'prerendered'; readonly route: Promise<LoadedRoute> };

/** A history entry with its shown page. */
interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly content: Content;
  /** Another number after a visitor leaves a prerendered page before hydration, so that React does not hydrate that page. */
  readonly generation: number;
  /** Whether the content was there already, without a wait. */
  readonly isKnown: boolean;
}

/** The frame's data about a loading page. */
export interface Arrival {
  observe(listener: () => void): () => void;
  /** Whether a requested page is still loading. */
  isWaiting(): boolean;
  /** Why the prerendered page on show is not hydrated yet; undefined while the wait is short. */
  trouble(): unknown;
  /** Requests the address's page again, each missing file with a new query. */
  retry(): void;
}

export interface Visit extends Arrival {
  shown(): Shown;
}

interface Parts {
  readonly history: ReturnType<typeof createSiteHistory>;
  readonly pages: PageFinder;
  /** Whether the HTML holds the page of the first address. */
  readonly isPrerendered: boolean;
  /** Whether the visitor has reloaded this page. */
  readonly isReloaded: boolean;
  /** Whether another site shows this window in a frame. */
  readonly isFramed: boolean;
  /** Whether the HTML belongs to this route; not if another section has claimed the address since. */
  readonly isOfHtml: (route: LoadedRoute) => boolean;
  /** Requests the files again that are still missing. */
  readonly retryFiles: () => void;
  /** Makes the browser load a page of this site in full; resolves if that is impossible. */
  readonly loadWhole: (location: Location) => Promise<void>;
  /** Called when the page to show has loaded. */
  readonly onArrival: () => void;
  /** Called after each failure that the visitor sees, once its reason is known; also for a page that loads late. */
  readonly onFailure: (found: Found) => void;
}

/** Since the visit or the navigation began. */
const LATE_AFTER_MS = 7_000;
/** A first page that starts slowly, or a late redirect, still gets this time before a failure. */
const LEAST_PATIENCE_MS = 3_000;
/**
 * A failed load is retried this long after its last try, plus seven times its duration: a hanging one holds one of
 * about six connections.
 */
const ASKED_AGAIN_MS = 10_000;
const SPARED_TIMES = 7;
/** A browser reports a network before that network carries data. For this long, failed loads are retried more often. */
const SETTLES_WITHIN_MS = 10_000;
const SETTLING_MS = 1_000;
/** A page that redirects within this time has shown the visitor nothing. */
const REDIRECTS_WITHIN_MS = 500;

/**
 * Follows the visitor. It listens to the history before any page can redirect, finds the page of each address, and
 * reports a late one in time. The present page stays until the next has loaded. A late page is still shown if the
 * visitor has not moved on.
 */
export function createVisit(parts: Parts): Visit {
  const { history, pages, isPrerendered, isReloaded, isFramed, isOfHtml } = parts;
  const { retryFiles, loadWhole, onArrival, onFailure } = parts;
  const firstPath = history.location.pathname;
  let newest = {};
  let bringToLife: ((route: LoadedRoute) => void) | undefined;
  let hasMoved = false;
  const reloadedPath = isReloaded ? history.location.pathname : undefined;
  /** The time of the visitor's navigation; a redirect belongs to the same navigation. */
  let askedAt = 0;
  let arrivedAt = 0;
  let onlineAt = Number.NEGATIVE_INFINITY;
  let again: ReturnType<typeof setTimeout>;
  let tryAgain: (() => void) | undefined;
  const store = createStore<{
    readonly shown: Shown;
    readonly isWaiting: boolean;
    readonly trouble?: unknown;
  }>(() => ({
    shown: {
      location: history.location,
      action: history.action,
      content: firstContent(),
      generation: 0,
      isKnown: false,
    },
    isWaiting: false,
  }));

  function firstContent(): Content {
    if (!isPrerendered) return { kind: 'arriving' };
    // Never rejected: a rejection would take the readable page away.
    const route = new Promise<LoadedRoute>((resolve) => {
      bringToLife = resolve;
    });
    return { kind: 'prerendered', route };
  }

  /** `isQuiet`: an automatic retry, which the page does not announce. */
  async function show(location: Location, action: NavigationType, isQuiet = false) {
    const ticket = {};
    newest = ticket;
    clearTimeout(again);
    tryAgain = undefined;
    const known = pages.known(location.pathname);
    if (known) return settle(location, action, known, true);
    if (!isQuiet) {
      const shown = isRedirect(action) ? emptyPage(location, action) : store.getState().shown;
      store.setState({ shown, isWaiting: shown.content.kind !== 'arriving' });
    }
    const patienceMs = Math.max(LATE_AFTER_MS - (performance.now() - askedAt), LEAST_PATIENCE_MS);
    let isLate = false;
    const timer = setTimeout(() => {
      if (newest !== ticket || isQuiet) return;
      isLate = true;
      const error = new SectionFailure('unreachable', location.pathname);
      settle(location, action, { kind: 'failure', error }, false);
    }, patienceMs);
    const begun = performance.now();
    const found = await pages.find(location.pathname);
    // The page's own HTML names its release; that of the first page has been read already.
    const isNamedByHtml = found.kind === 'failure' && found.error instanceof Unlisted && hasMoved;
    if (isLate || (newest === ticket && !isQuiet && found.kind === 'failure')) onFailure(found);
    if (isNamedByHtml && newest === ticket) await loadWhole(location);
    clearTimeout(timer);
    // The visitor may have left the page meanwhile.
    if (newest !== ticket) return;
    settle(location, action, found, false);
    if (found.kind === 'failure') {
      const isSettling = performance.now() - onlineAt < SETTLES_WITHIN_MS;
      const pauseMs =
        (isSettling ? SETTLING_MS : ASKED_AGAIN_MS) + SPARED_TIMES * (performance.now() - begun);
      tryAgain = () => void show(location, action, true);
      again = setTimeout(tryAgain, pauseMs);
    }
  }

  function isRedirect(action: NavigationType) {
    return action === 'REPLACE' && performance.now() - arrivedAt < REDIRECTS_WITHIN_MS;
  }

  /** There is nothing on a page that only sends on, so it is not kept while the next one is on its way. */
  function emptyPage(location: Location, action: NavigationType): Shown {
    const { generation } = store.getState().shown;
    return { location, action, content: { kind: 'arriving' }, generation, isKnown: true };
  }

  function settle(location: Location, action: NavigationType, content: Found, isKnown: boolean) {
    if (content.kind === 'page') self.pageReports?.shows(content.route);
    arrivedAt = performance.now();
    let { shown } = store.getState();
    const isSamePage = location.pathname === shown.location.pathname;
    if (content.kind === 'failure') {
      content = { ...content, error: afterReload(content.error, location) };
      if (bringToLife && isSamePage) {
        return store.setState({ isWaiting: false, trouble: content.error });
      }
    }
    if (bringToLife && isSamePage && content.kind === 'page' && isOfHtml(content.route)) {
      bringToLife(content.route);
      // The router would render all of the page again for another object of the same words.
      if (!isSameEntry(location, shown.location)) shown = { ...shown, location, action };
    } else {
      const generation = bringToLife ? shown.generation + 1 : shown.generation;
      const isInPlace = bringToLife !== undefined && isSamePage;
      shown = {
        location,
        action,
        content: isInPlace ? { ...content, isInPlace } : content,
        generation,
        isKnown,
      };
    }
    bringToLife = undefined;
    onArrival();
    store.setState({ shown, isWaiting: false, trouble: undefined });
  }

  /** A visitor who has reloaded in vain is not asked to reload again. */
  function afterReload(error: unknown, { pathname }: Location) {
    const isInVain = pathname === reloadedPath && failureKind(error) === 'incompatible';
    return isInVain ? new SectionFailure('outdated', pathname, error) : error;
  }

  // A visitor who submits a form before hydration sees the message at once.
  function onSubmit() {
    if (!bringToLife) return;
    store.setState(({ shown, trouble }) => ({
      trouble: trouble ?? new SectionFailure('unreachable', shown.location.pathname),
    }));
  }

  addEventListener('submit', onSubmit, true);
  addEventListener('online', () => {
    onlineAt = performance.now();
    setTimeout(() => tryAgain?.());
  });
  // A page in a test has no loader.
  if (self.pageLoader) pageLoader.onLateScript = () => tryAgain?.();
  history.listen(({ location, action }) => {
    // Only the host knows which pages may be framed, and refuses the others by their headers.
    if (isFramed && location.pathname !== firstPath) return void loadWhole(location);
    hasMoved = true;
    if (!isRedirect(action)) askedAt = performance.now();
    void show(location, action);
  });
  void show(history.location, history.action);

  return {
    shown: () => store.getState().shown,
    isWaiting: () => store.getState().isWaiting,
    trouble: () => store.getState().trouble,
    observe: store.subscribe,
    retry() {
      retryFiles();
      askedAt = performance.now();
      void show(history.location, history.action);
    },
  };
}

/** A hash typed into the address bar has no key of its own. */
function isSameEntry(one: Location, other: Location): boolean {
  return one.key === other.key && createPath(one) === createPath(other);
}

/** For a page in Node, where no visitor waits. */
export const noArrival: Arrival = {
  observe: () => () => {},
  isWaiting: () => false,
  trouble: () => undefined,
  retry() {},
};
