import type { Tournament } from '../tournament';
import { type Keyed, keyOfName, teamKey } from './teamKey';

/** The keys after a team has got another name. */
export function keysAfterRename(tournament: Keyed, before: string, after: string): Keyed {
  const key = teamKey(tournament, before);
  const { [before]: _former, ...others } = tournament.teamKeys ?? {};
  const teamKeys = key === keyOfName(after) ? others : { ...others, [after]: key };
  return { teamKeys: Object.keys(teamKeys).length > 0 ? teamKeys : undefined };
}

/**
 * Gives a key of its own to each team whose key an earlier one has: that one was called so when it entered, or its name
 * differs only in signs that keys leave out. The same object if all keys are distinct.
 */
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
