import { useEffect } from 'react';
import { loadCatchUp } from '../data/loadCatchUp';

/** Updates the records of these tournaments from the event store, after hydration. */
export function useCatchUp(ids: readonly string[], matches = ''): void {
  const joined = ids.join('\n');
  useEffect(() => {
    if (joined === '') return;
    loadCatchUp().then(
      ({ catchUp }) => {
        for (const id of joined.split('\n')) void catchUp(id, matches);
      },
      // Without a network, and before it was ever fetched: the records stay as they are.
      () => {},
    );
  }, [joined, matches]);
}
