import { type Loadable, useStored } from 'shared-kernel';
import { tournaments } from '../data/tournaments';
import type { TournamentSummary } from '../domain/tournament';
import { useCatchUp } from './useCatchUp';
import { useSampleTournament } from './useSampleTournament';

const waiting: Loadable<never> = { status: 'loading' };
const none: readonly TournamentSummary[] = [];

/** The list of tournaments, live, the latest day first; on its way until a first visit has its sample. */
export function useSummaries(): Loadable<readonly TournamentSummary[]> {
  const isSettled = useSampleTournament();
  const summaries = useStored(tournaments.summaries);
  const known = summaries.status === 'ready' ? summaries.value : none;
  useCatchUp(known.map(({ id }) => id));
  if (summaries.status === 'loading') return waiting;
  if (tournaments.isUntouched(summaries.value) && !isSettled) return waiting;
  return { status: 'ready', value: summaries.value.toSorted((a, b) => b.date.localeCompare(a.date)) };
}
