import { slug } from '../slug';
import type { Tournament } from '../tournament';
import { type Keyed, teamKey } from './teamKey';

/** The keys after a team has got another name. */
export function keysAfterRename(tournament: Keyed, before: string, after: string): Keyed {
  const key = teamKey(tournament, before);
  const { [before]: _former, ...others } = tournament.teamKeys ?? {};
  return kept(key === slug(after) ? others : { ...others, [after]: key });
}

/** The keys with those of a team that enters: none that another team has, which was called so when it entered. */
export function keysAfterEntry(tournament: Keyed & Pick<Tournament, 'teams'>, team: string): Keyed {
  const taken = new Set(tournament.teams.map((name) => teamKey(tournament, name)));
  const { [team]: _former, ...others } = tournament.teamKeys ?? {};
  const name = slug(team);
  if (!taken.has(name)) return kept(others);
  let count = 2;
  while (taken.has(`${name}-${count}`)) count += 1;
  return kept({ ...others, [team]: `${name}-${count}` });
}

function kept(teamKeys: Readonly<Record<string, string>>): Keyed {
  return { teamKeys: Object.keys(teamKeys).length > 0 ? teamKeys : undefined };
}
