import { useMemo, useSyncExternalStore } from 'react';
import type { Tournament } from '../../../model/tournament';
import { tournaments } from '../../../store/tournaments';

const none: readonly Tournament[] = [];

/** The stored records of these tournaments, live, in their order; those that cannot be read are left out. */
export function useRecords(ids: readonly string[]): readonly Tournament[] {
  const joined = ids.join('\n');
  const { observe, snapshot } = useMemo(() => together(joined === '' ? [] : joined.split('\n')), [joined]);
  return useSyncExternalStore(observe, snapshot, () => none);
}

/** Several records as one store: the same list until one of them changes. */
function together(ids: readonly string[]) {
  const records = ids.map((id) => tournaments.record(id));
  let last = none;
  return {
    observe(listener: () => void) {
      const stops = records.map((record) => record.observe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    snapshot(): readonly Tournament[] {
      const now = records.flatMap((record) => {
        const snapshot = record.snapshot();
        return snapshot.status === 'ready' && snapshot.value !== null ? [snapshot.value] : [];
      });
      if (now.length !== last.length || now.some((each, index) => each !== last[index])) last = now;
      return last;
    },
  };
}
