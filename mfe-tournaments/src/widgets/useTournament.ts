import { useSession, useStored } from 'shared-kernel';
import { isLeagueFixture, type Tournament } from '../model/tournament';
import { isOwnedBy, storedTournaments as tournaments } from '../store/storedTournaments';
import { useCatchUp, useSampleTournament } from './useCatchUp';

const none: readonly string[] = [];

export type Arrival =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly tournament: Tournament };

/** The stored tournament, live; 'missing' once it certainly does not exist. */
export function useTournament(id: string): Arrival {
  const isSettled = useSampleTournament(id);
  const record = useStored(tournaments.record(id));
  const tournament = record.status === 'ready' ? record.value : null;
  // A match of the playoffs that is there again may have a sheet from before.
  const playoffs = tournament?.fixtures.filter((fixture) => !isLeagueFixture(fixture)) ?? [];
  useCatchUp(tournament === null ? none : [id], playoffs.map((fixture) => fixture.id).join('\n'));
  if (record.status === 'loading') return record;
  if (tournament !== null) return { status: 'ready', tournament };
  return { status: isSettled ? 'missing' : 'loading' };
}

/** Whether the visitor may change a tournament: with a back end it has one organiser, and others read it. */
export function useIsOwn(id: string): boolean {
  const session = useSession();
  const list = useStored(tournaments.summaries);
  const summary = list.status === 'ready' ? list.value.find((listed) => listed.id === id) : undefined;
  return summary === undefined || isOwnedBy(session, summary) !== false;
}
