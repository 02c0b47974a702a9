import { useSyncExternalStore } from 'react';

function observe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network, as it says itself. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    observe,
    () => navigator.onLine,
    () => true,
  );
}
