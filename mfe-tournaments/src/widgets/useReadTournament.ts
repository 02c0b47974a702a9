import { isPastSeason } from '../store/pastSeason';
import { pastSeasonTournament } from '../store/pastSeasonResults';
import { type Arrival, useTournament } from './useTournament';

/** A tournament to be read and not changed: of this browser, or the season that is over. */
export function useReadTournament(id: string): Arrival {
  const arrival = useTournament(id);
  if (arrival.status === 'ready' || !isPastSeason(id)) return arrival;
  return { status: 'ready', tournament: pastSeasonTournament() };
}
