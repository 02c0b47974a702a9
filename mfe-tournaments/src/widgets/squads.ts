import { playerNames, squadOf } from '../competition/teams/squads';
import type { Fixture, PlayerId, Side, Team, Tournament } from '../model/tournament';
import { teamCatalogue } from '../store/teamCatalogue';

export type Squads = Readonly<Record<Side, Team>>;

export function squadsOfMatch(tournament: Tournament, { homeTeam, awayTeam }: Fixture): Squads {
  const squad = (name: string) => squadOf(tournament, teamCatalogue, name);
  return { teamA: squad(homeTeam), teamB: squad(awayTeam) };
}

export type MatchNames = Readonly<Record<Side, string>> & { readonly player: (id: PlayerId) => string };

export function namesOf({ teamA, teamB }: Squads): MatchNames {
  const players = playerNames([teamA, teamB]);
  return { teamA: teamA.name, teamB: teamB.name, player: (id) => players.get(id) ?? id };
}
