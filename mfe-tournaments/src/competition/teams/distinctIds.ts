import type { Tournament } from '../../model/tournament';
import { idOfName, teamId, type WithTeamIds } from './teamId';

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
