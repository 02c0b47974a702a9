import { useSyncExternalStore } from 'react';

const query = '(min-width: 48rem)';

/** Whether there is room for a table. Only for pages that are not prerendered, because the layout depends on it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
