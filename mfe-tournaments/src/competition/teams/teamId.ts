import { slug } from '../../model/slug';
import type { Tournament } from '../../model/tournament';

export type WithTeamIds = Pick<Tournament, 'teamKeys'>;

/** What identifies a team for good, whatever its present name: its playoff matches, its open editor (`withDistinctIds`). */
export function teamId({ teamKeys }: WithTeamIds, team: string): string {
  return (teamKeys && Object.hasOwn(teamKeys, team) ? teamKeys[team] : undefined) ?? idOfName(team);
}

/** The id of a name that no other team has; a name without letters and numbers has one as well. */
export function idOfName(name: string): string {
  return slug(name) || 'team';
}

/** The present name of a team; undefined if it has left. Of several teams with one id, the one named `last`. */
export function teamOfId(tournament: Tournament, id: string, last: string): string | undefined {
  const teams = tournament.teams.filter((team) => teamId(tournament, team) === id);
  return teams.includes(last) ? last : teams[0];
}

/** Gives a team whose id an earlier one has an id of its own. The same object if all ids are distinct. */
export function withDistinctIds<T extends WithTeamIds & Pick<Tournament, 'teams'>>(tournament: T): T {
  const all = new Set(tournament.teams.map((team) => teamId(tournament, team)));
  if (all.size === tournament.teams.length) return tournament;
  const taken = new Set<string>();
  let { teamKeys } = tournament;
  for (const team of tournament.teams) {
    const former = teamId(tournament, team);
    let id = former;
    for (let count = 1; taken.has(id) || (id !== former && all.has(id)); count += 1)
      id = count === 1 ? idOfName(team) : `${idOfName(team)}-${count}`;
    taken.add(id);
    if (id !== former) teamKeys = { ...teamKeys, [team]: id };
  }
  return { ...tournament, teamKeys };
}
