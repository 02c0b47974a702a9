import { useSyncExternalStore } from 'react';
import { useNow } from 'shared-kernel/hydration';
import { clock } from '../data/presentTime';

function observe(listener: () => void) {
  clock.listeners.add(listener);
  return () => clock.listeners.delete(listener);
}

/** How far this device's clock is known to be ahead of the one that counts, in milliseconds. */
export function useClockAhead(): number {
  return useSyncExternalStore(
    observe,
    () => clock.aheadMs,
    () => 0,
  );
}

/** The present minute where everybody plays; null on the server and in the first render. */
export function usePresentTime(): Date | null {
  return useNow(useClockAhead());
}
