import { slug } from '../../model/slug';
import type { Tournament } from '../../model/tournament';

export type Keyed = Pick<Tournament, 'teamKeys'>;

/** The team's part in its playoff matches' identifiers, whatever its present name is (`withDistinctKeys`). */
export function teamKey({ teamKeys }: Keyed, team: string): string {
  return (teamKeys && Object.hasOwn(teamKeys, team) ? teamKeys[team] : undefined) ?? keyOfName(team);
}

/** The key of a name that no other team has; a name without letters and numbers has one as well. */
export function keyOfName(name: string): string {
  return slug(name) || 'team';
}

/** The present name of a key's team; undefined if it has left. Of several teams with one key, the one named `last`. */
export function teamOfKey(tournament: Tournament, key: string, last: string): string | undefined {
  const teams = tournament.teams.filter((team) => teamKey(tournament, team) === key);
  return teams.includes(last) ? last : teams[0];
}

/** Gives a team whose key an earlier one has a key of its own. The same object if all keys are distinct. */
export function withDistinctKeys<T extends Keyed & Pick<Tournament, 'teams'>>(tournament: T): T {
  const all = new Set(tournament.teams.map((team) => teamKey(tournament, team)));
  if (all.size === tournament.teams.length) return tournament;
  const taken = new Set<string>();
  let { teamKeys } = tournament;
  for (const team of tournament.teams) {
    const former = teamKey(tournament, team);
    let key = former;
    for (let count = 1; taken.has(key) || (key !== former && all.has(key)); count += 1)
      key = count === 1 ? keyOfName(team) : `${keyOfName(team)}-${count}`;
    taken.add(key);
    if (key !== former) teamKeys = { ...teamKeys, [team]: key };
  }
  return { ...tournament, teamKeys };
}
