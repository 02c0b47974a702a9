import { squadOf } from '../competition/teams/squads';
import type { Fixture, Side, Team, Tournament } from '../model/tournament';
import { teamCatalogue } from '../store/teamCatalogue';

/** The two teams of a match, with their players. */
export type Squads = Readonly<Record<Side, Team>>;

export function squadsOfMatch(tournament: Tournament, { homeTeam, awayTeam }: Fixture): Squads {
  const squad = (name: string) =>
    squadOf(tournament, teamCatalogue, name) ?? { name, logo: null, players: [] };
  return { teamA: squad(homeTeam), teamB: squad(awayTeam) };
}
