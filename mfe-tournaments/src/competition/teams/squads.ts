import type { PlayerId, Team, Tournament } from '../../model/tournament';

/** Finds a team by the name it entered under: among the tournament's own teams first, then in the catalogue. */
export function squadOf({ squads }: Tournament, catalogue: readonly Team[], name: string): Team | null {
  const isTheOne = (team: Team) => team.name === name;
  return squads?.find(isTheOne) ?? catalogue.find(isTheOne) ?? null;
}

/** The squads of every team entered, in order of entry; an unknown team comes without players. */
export function squadsOf(tournament: Tournament, catalogue: readonly Team[]): readonly Team[] {
  return tournament.teams.map(
    (name) => squadOf(tournament, catalogue, name) ?? { name, logo: null, players: [] },
  );
}

/** The names of all players of some squads by their identifiers. */
export function playerNames(squads: readonly Team[]): ReadonlyMap<PlayerId, string> {
  return new Map(squads.flatMap(({ players }) => players.map(({ id, name }) => [id, name] as const)));
}
