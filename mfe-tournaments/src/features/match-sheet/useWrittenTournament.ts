import { useEffect } from 'react';
import { subscribe, useStored } from 'shared-kernel';
import { storedTournaments } from '../../data/storedTournaments';
import type { Tournament } from '../../domain/tournament';
import { type Arrival, useTournament } from '../../ui/useTournament';
import { sheetPublishing } from './lateSheetPublishing';

type Written = {
  readonly arrival: Arrival;
  /** Defined if the storage was cleared while this page was open: restores the tournament, or rejects without its code. */
  readonly restore?: () => Promise<void>;
};

/** For the life of the page: clearing the storage also logs the scorer out, and they return by the login. */
const lastSeen = new Map<string, Tournament>();
/** A tournament deleted in any tab must not be restored. */
subscribe('tournaments:deleted', ({ tournamentId }) => lastSeen.delete(tournamentId));

/**
 * The tournament of the open sheet, unless it was deleted. A scorer who clears the browser's storage during a match
 * keeps the page and its data.
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
