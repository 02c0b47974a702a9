import { useStored } from 'shared-kernel';
import { isLeagueFixture, type Tournament } from '../model/tournament';
import { storedTournaments as tournaments } from '../store/storedTournaments';
import { useCatchUp, useSampleTournament } from './useCatchUp';

export type Arrival =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly tournament: Tournament };

/** The stored tournament, live; 'missing' once it certainly does not exist. */
export function useTournament(id: string): Arrival {
  const isSettled = useSampleTournament(id);
  const record = useStored(tournaments.record(id));
  const tournament = record.status === 'ready' ? record.value : null;
  // A match of the playoffs that is there again may have a sheet from before.
  const playoffs = tournament?.fixtures.filter((fixture) => !isLeagueFixture(fixture)) ?? [];
  useCatchUp(tournament === null ? [] : [id], playoffs.map((fixture) => fixture.id).join('\n'));
  if (record.status === 'loading') return record;
  if (tournament !== null) return { status: 'ready', tournament };
  return { status: isSettled ? 'missing' : 'loading' };
}
