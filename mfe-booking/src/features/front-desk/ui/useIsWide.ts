import { useSyncExternalStore } from 'react';

/** Paper is wide too. */
const query = '(min-width: 48rem), print';

/** Whether a table with a column for each court has room. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? true,
    () => true,
  );
}
