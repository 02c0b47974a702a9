import { slug } from '../../model/slug';
import type { Tournament } from '../../model/tournament';

export type Keyed = Pick<Tournament, 'teamKeys'>;

/**
 * The team's part in the identifiers of its playoff matches, and of its open editor: made of its name at entry,
 * whatever its present name is. Distinct among the teams of a tournament (`withDistinctKeys`).
 */
export function teamKey({ teamKeys }: Keyed, team: string): string {
  return (teamKeys && Object.hasOwn(teamKeys, team) ? teamKeys[team] : undefined) ?? keyOfName(team);
}

/** The key of a name that no other team has; a name without letters and numbers has one as well. */
export function keyOfName(name: string): string {
  return slug(name) || 'team';
}

/**
 * The present name of a key's team; undefined if it has left. If a file has given several teams one name, it is the one
 * still named `last`.
 */
export function teamOfKey(
  tournament: Pick<Tournament, 'teams' | 'teamKeys'>,
  key: string,
  last: string,
): string | undefined {
  const teams = tournament.teams.filter((team) => teamKey(tournament, team) === key);
  return teams.includes(last) ? last : teams[0];
}
