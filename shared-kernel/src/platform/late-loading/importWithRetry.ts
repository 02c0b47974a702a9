import { useSyncExternalStore } from 'react';

export type Arrival<Module> = { readonly module?: Module; readonly hasFailed?: true };

/** Code that loads after the page. */
export interface LateModule<Module> {
  /** Imports it; rejects when that fails. The next call imports again. */
  readonly load: () => Promise<Module>;
  /** Imports it; listeners learn of a failure. */
  readonly request: () => void;
  /** Imports it, and again after a failure as long as there is a listener. */
  readonly observe: (listener: (arrival: Arrival<Module>) => void) => () => void;
  readonly arrival: () => Arrival<Module>;
  /** The same for a component; nothing is imported while it is not wanted. */
  readonly useArrival: (isWanted?: boolean) => Arrival<Module>;
}

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;
/** The page's loader gives up a request that hangs after seven seconds. A hanging request holds one of perhaps six connections. */
const hangingMs = 6_000;

const nothing = {};
let announce: (fault: unknown) => void = () => {};

/** Sets the function that reports why a later part did not load: once for each part. */
export function announceFailedImports(announceFault: typeof announce) {
  announce = announceFault;
}

const neverChanges = () => () => {};

/**
 * The one retry policy for code that loads late. A failed import is retried on the next call and when the network
 * returns. While a component waits, it is also retried after 10, 20, 40 and then every 60 seconds.
 */
export function importWithRetry<Module>(importModule: () => Promise<Module>): LateModule<Module> {
  let arrival: Arrival<Module> = nothing;
  let loading: Promise<Module> | undefined;
  let failures = 0;
  let isAnnounced = false;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(arrival: Arrival<Module>) => void>();

  function load(): Promise<Module> {
    loading ??= begin();
    return loading;
  }

  async function begin(): Promise<Module> {
    clearTimeout(nextTry);
    const began = performance.now();
    try {
      const module = await importModule();
      // A site without a back end has no such module, and nothing new to show.
      if (module !== undefined || arrival.hasFailed) change({ module });
      return module;
    } catch (fault) {
      loading = undefined;
      const isFirst = !isAnnounced;
      isAnnounced = true;
      // The code that announces may itself have failed to load: it must not announce its own retry.
      if (isFirst) announce(fault);
      const isHanging = performance.now() - began > hangingMs;
      const pauseMs = isHanging ? longestPauseMs : firstPauseMs * 2 ** failures++;
      if (listeners.size > 0) {
        nextTry = setTimeout(request, Math.min(pauseMs, longestPauseMs));
        change({ hasFailed: true });
      }
      throw fault;
    }
  }

  function change(next: Arrival<Module>) {
    arrival = next;
    for (const listener of [...listeners]) listener(arrival);
  }

  function request() {
    load().catch(() => {});
  }

  function observe(listener: (arrival: Arrival<Module>) => void) {
    listeners.add(listener);
    if (arrival.module === undefined) {
      addEventListener('online', request);
      request();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(nextTry);
      removeEventListener('online', request);
      // A remounted component starts with its placeholder.
      if (arrival.hasFailed) arrival = nothing;
    };
  }

  const current = () => arrival;
  return {
    load,
    request,
    observe,
    arrival: current,
    // In the first render of a prerendered page the module is absent, as in its HTML.
    useArrival: (isWanted = true) =>
      useSyncExternalStore(isWanted ? observe : neverChanges, current, () => nothing),
  };
}
