import { type Loadable, useStored } from 'shared-kernel';
import type { TournamentSummary } from 'shared-kernel/tournaments';
import { tournaments } from '../data/tournaments';
import { useSampleTournament } from './useSampleTournament';

const waiting: Loadable<never> = { status: 'loading' };

/** The list of tournaments, live, the latest day first. */
export function useSummaries(): Loadable<readonly TournamentSummary[]> {
  const isSettled = useSampleTournament();
  const summaries = useStored(tournaments.summaries);
  if (summaries.status === 'loading' || (summaries.value.length === 0 && !isSettled)) return waiting;
  return { status: 'ready', value: summaries.value.toSorted((a, b) => b.date.localeCompare(a.date)) };
}
