import type { Loadable } from 'shared-kernel';
import type { Watched } from '../contract';

/** An observable value with a setter. */
export type Watchable<T> = Watched<T> & {
  set(value: T): void;
  /** It has its initial value again. */
  reset(): void;
};

/** `onFirst` is called for the first observer; the function that it returns, after the last one. */
export function createWatchable<T>(
  first: Loadable<T>,
  onFirst: () => () => void = () => () => {},
): Watchable<T> {
  let current = first;
  let onLast: (() => void) | undefined;
  const listeners = new Set<() => void>();
  function become(next: Loadable<T>) {
    current = next;
    for (const listener of [...listeners]) listener();
  }
  return {
    snapshot: () => current,
    set(value) {
      if (current.status !== 'ready' || current.value !== value) become({ status: 'ready', value });
    },
    reset() {
      if (current !== first) become(first);
    },
    observe(listener) {
      const subscription = () => listener();
      listeners.add(subscription);
      onLast ??= onFirst();
      return () => {
        listeners.delete(subscription);
        if (listeners.size > 0) return;
        onLast?.();
        onLast = undefined;
      };
    },
  };
}
