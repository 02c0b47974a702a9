import type { PlayerId, Team, Tournament } from '../../model/tournament';

/** Finds a team among the tournament's own, then in the catalogue; a team that neither knows has no players. */
export function squadOf({ squads }: Tournament, catalogue: readonly Team[], name: string): Team {
  const isTheOne = (team: Team) => team.name === name;
  return squads?.find(isTheOne) ?? catalogue.find(isTheOne) ?? { name, logo: null, players: [] };
}

/** The squads of every team entered, in order of entry. */
export function squadsOf(tournament: Tournament, catalogue: readonly Team[]): readonly Team[] {
  return tournament.teams.map((name) => squadOf(tournament, catalogue, name));
}

/** The names of all players of some squads by their identifiers. */
export function playerNames(squads: readonly Team[]): ReadonlyMap<PlayerId, string> {
  return new Map(squads.flatMap(({ players }) => players.map(({ id, name }) => [id, name] as const)));
}
