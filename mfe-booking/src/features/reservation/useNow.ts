import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

function observe(tick: () => void) {
  const timer = setInterval(tick, minute / 4);
  return () => clearInterval(timer);
}

/** The present minute, so that hours close while the page stays open; null where the page is prerendered. */
export function useNow(): Date | null {
  const minutes = useSyncExternalStore<number | null>(
    observe,
    () => Math.floor(Date.now() / minute),
    () => null,
  );
  return useMemo(() => (minutes === null ? null : new Date(minutes * minute)), [minutes]);
}
