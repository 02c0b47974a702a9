import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Often enough that a limit of whole minutes never passes visibly late. */
function observe(tick: () => void) {
  const timer = setInterval(tick, minuteMs / 4);
  return () => clearInterval(timer);
}

/**
 * The present minute, which goes on while the page stays open; null on the server and in the first render. What hangs on it
 * is drawn in slices, between which a finger comes first: it may be two months of days. `aheadMs` is how far this device's clock is known to be ahead of the one that counts.
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
