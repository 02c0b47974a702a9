import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Often enough that a limit of whole minutes never passes visibly late. */
function observe(tick: () => void) {
  const timer = setInterval(tick, minuteMs / 4);
  return () => clearInterval(timer);
}

/**
 * The present minute, updated while the page is open; null on the server and in the first render. Content that depends
 * on it (up to two months of days) is rendered in slices, so that input stays responsive. `aheadMs` is how far this
 * device's clock is known to be ahead of the reference clock.
 */
export function useNow(aheadMs = 0): Date | null {
  const known = useSyncExternalStore<number | null>(
    observe,
    () => Math.floor((Date.now() - aheadMs) / minuteMs),
    () => null,
  );
  const minutes = useDeferredValue(known);
  return useMemo(() => (minutes === null ? null : new Date(minutes * minuteMs)), [minutes]);
}
