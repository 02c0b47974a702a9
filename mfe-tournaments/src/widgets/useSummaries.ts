import { type Loadable, useStored } from 'shared-kernel';
import type { TournamentSummary } from '../model/tournament';
import { storedTournaments } from '../store/storedTournaments';
import { useCatchUp, useSampleTournament } from './useCatchUp';
import { useReach } from './useSharing';

/** 'unreached' if this device has none and the back end does not answer. */
export type Summaries = Loadable<readonly TournamentSummary[]> | { readonly status: 'unreached' };

const waiting: Summaries = { status: 'loading' };
const none: readonly TournamentSummary[] = [];

/** The list of tournaments, live, the latest day first; loading until a first visit has its sample. */
export function useSummaries(): Summaries {
  const isSettled = useSampleTournament();
  const reach = useReach();
  const summaries = useStored(storedTournaments.summaries);
  const known = summaries.status === 'ready' ? summaries.value : none;
  useCatchUp(known.map(({ id }) => id));
  if (summaries.status === 'loading') return waiting;
  if (known.length === 0 && reach === 'unreachable') return { status: 'unreached' };
  // The last answer had no tournaments, but there may be some by now.
  if (known.length === 0 && reach === 'untried') return waiting;
  if (storedTournaments.isUntouched(summaries.value) && !isSettled) return waiting;
  return { status: 'ready', value: known.toSorted((a, b) => b.date.localeCompare(a.date)) };
}
