import { useSyncExternalStore } from 'react';
import { useNow } from 'shared-kernel/hydration';
import { clockAheadMs } from '../store/stamps';

/** How far this device's clock is known to be ahead of the reference clock, in milliseconds. */
export function useClockAhead(): number {
  return useSyncExternalStore(clockAheadMs.subscribe, clockAheadMs.getState, clockAheadMs.getInitialState);
}

/** The present minute at the centre; null on the server and in the first render. */
export function usePresentTime(): Date | null {
  return useNow(useClockAhead());
}
