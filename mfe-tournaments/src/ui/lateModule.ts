import { useSyncExternalStore } from 'react';
import { together } from 'shared-kernel/hydration';

type Arrival<Module> = { readonly module?: Module; readonly hasFailed?: true };

export interface LateModule<Module> {
  /** Fetches it; rejects when it does not come. */
  readonly load: () => Promise<Module>;
  /** What has come of it. As long as somebody shows it, it is asked for again until it is here. */
  readonly useArrival: () => Arrival<Module>;
}

/** A file that did not come may have been lost on a network that calls itself up. */
const pauseMs = 10_000;

/** Code that a page does without until it comes, without a reload: at once, when the network is back, or at a later try. */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let arrival: Arrival<Module> = {};
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setInterval> | undefined;

  function tell(next: Arrival<Module>) {
    arrival = next;
    for (const listener of [...listeners]) listener();
  }

  const load = together(async () => {
    try {
      const module = await fetchModule();
      stop();
      // A site that has no such code has nothing new to show.
      if (module !== arrival.module || arrival.hasFailed) tell({ module });
      return module;
    } catch (fault) {
      tell({ hasFailed: true });
      throw fault;
    }
  });

  function ask() {
    load().catch(() => {});
  }

  function stop() {
    clearInterval(pause);
    removeEventListener('online', ask);
  }

  function observe(listener: () => void) {
    listeners.add(listener);
    if (listeners.size === 1 && arrival.module === undefined) {
      ask();
      pause = setInterval(ask, pauseMs);
      addEventListener('online', ask);
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  }

  const snapshot = () => arrival;
  return { load, useArrival: () => useSyncExternalStore(observe, snapshot, snapshot) };
}
