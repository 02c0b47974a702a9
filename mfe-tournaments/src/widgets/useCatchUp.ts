import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import { loadSharing } from '../store/loadSharing';
import { sampleTournament } from '../store/sampleTournament';
import { storedTournaments } from '../store/storedTournaments';
import { useSharing } from './useSharing';

/** Updates the records of these tournaments from the event store, after hydration: its code displays no content. */
export function useCatchUp(ids: readonly string[], matches = ''): void {
  const joined = ids.join('\n');
  useEffect(() => {
    if (joined === '') return;
    import(/* webpackChunkName: "tournaments-catch-up" */ '../store/catchUp').then(
      ({ catchUp }) => {
        for (const id of joined.split('\n')) void catchUp(id, matches);
      },
      // Without a network, and before it was ever fetched: the records stay as they are.
      () => {},
    );
  }, [joined, matches]);
}

/**
 * Provides the sample championship on a first visit (specification, section 3) and loads the tournament `id` from a
 * back end. Returns whether both have settled: before that, an empty list or a missing tournament proves nothing. The
 * sharing code may load late; from then on this hook follows the tournament until the page unmounts.
 */
export function useSampleTournament(id?: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const sharing = useSharing();
  useEffect(() => {
    if (sharing === undefined && sharedBackEnd() !== undefined) return;
    let isWanted = true;
    const settle = () => {
      if (isWanted) setSettled(id ?? '');
    };
    // Also waits for the read to end: data that a killed browser has lost may still be restored.
    const read = id === undefined ? undefined : storedTournaments.record(id).read();
    void Promise.allSettled([seedSampleTournament(id), read]).then(settle);
    const stop = sharing?.follow(id);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [id, sharing]);
  return settled === (id ?? '');
}

/** Stores the sample for a visitor without tournaments; with a back end, fetches the list and the tournament `id`. */
export async function seedSampleTournament(id?: string): Promise<void> {
  if (sharedBackEnd() === undefined) await storedTournaments.seed([sampleTournament]);
  else await (await loadSharing())?.show(id);
}
