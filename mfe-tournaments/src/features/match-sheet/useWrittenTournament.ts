import { useEffect } from 'react';
import { subscribe, useStored } from 'shared-kernel';
import { storedTournaments } from '../../data/storedTournaments';
import type { Tournament } from '../../domain/tournament';
import { type Arrival, useTournament } from '../../ui/useTournament';
import { sheetPublishing } from './lateSheetPublishing';

type Written = {
  readonly arrival: Arrival;
  /** There where the storage was cleared while this page was open: puts the tournament back, or rejects without its code. */
  readonly restore?: () => Promise<void>;
};

/** For as long as the page lives: who clears the storage is logged out with it, and comes back by the login. */
const lastSeen = new Map<string, Tournament>();
/** What somebody deleted, in whichever tab, is not to be put back. */
subscribe('tournaments:deleted', ({ tournamentId }) => lastSeen.delete(tournamentId));

/**
 * The tournament whose sheet is being written. One that was deleted is gone; but who clears the browser's storage in
 * the middle of a match keeps the page, and what it knows.
 */
export function useWrittenTournament(id: string): Written {
  const arrival = useTournament(id);
  const summaries = useStored(storedTournaments.summaries);
  const last = lastSeen.get(id);
  useEffect(() => {
    if (arrival.status === 'ready') lastSeen.set(id, arrival.tournament);
  }, [id, arrival]);

  const isCleared = summaries.status === 'ready' && storedTournaments.isUntouched(summaries.value);
  if (arrival.status !== 'missing' || last === undefined || !isCleared) return { arrival };
  return {
    arrival: { status: 'ready', tournament: last },
    restore: async () => {
      const { restoreTournament } = await sheetPublishing.load();
      await restoreTournament(last);
    },
  };
}
