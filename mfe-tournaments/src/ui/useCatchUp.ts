import { useEffect } from 'react';

/** The part of the site that brings records up to the event store: a reader's first visit does not wait for it. */
export const loadCatchUp = () => import(/* webpackChunkName: "tournaments-catch-up" */ '../data/catchUp');

/** Brings the records of these tournaments up to what the event store knows, once the page lives. */
export function useCatchUp(ids: readonly string[]): void {
  const joined = ids.join('\n');
  useEffect(() => {
    if (joined === '') return;
    loadCatchUp().then(
      ({ catchUp }) => {
        for (const id of joined.split('\n')) void catchUp(id);
      },
      // Without it the records say what they said; the next page tries again.
      () => undefined,
    );
  }, [joined]);
}
