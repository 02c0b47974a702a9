import { teamCatalogue } from '../data/teamCatalogue';
import { squadOf } from '../domain/teams/squads';
import type { Fixture, Side, Team, Tournament } from '../domain/tournament';

/** The two teams of a match, with their players. */
export type Squads = Readonly<Record<Side, Team>>;

export function squadsOfMatch(tournament: Tournament, { homeTeam, awayTeam }: Fixture): Squads {
  const squad = (name: string) =>
    squadOf(tournament, teamCatalogue, name) ?? { name, logo: null, players: [] };
  return { teamA: squad(homeTeam), teamB: squad(awayTeam) };
}
