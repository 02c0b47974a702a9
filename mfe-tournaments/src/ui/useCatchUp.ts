import { useEffect } from 'react';
import { catchUp } from '../data/catchUp';

/**
 * Brings the records of these tournaments up to what the event store knows, once the page lives. Part of the page: a
 * file that comes later, in a first visit before the offline worker is in charge, would not be kept with it.
 */
export function useCatchUp(ids: readonly string[]): void {
  const joined = ids.join('\n');
  useEffect(() => {
    for (const id of joined.split('\n')) if (id !== '') void catchUp(id);
  }, [joined]);
}
