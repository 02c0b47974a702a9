import { slug } from '../slug';
import type { Tournament } from '../tournament';

export type Keyed = Pick<Tournament, 'teamKeys'>;

/** What a team is called in the identifiers of its playoff matches: its name when it entered, whatever it is now. */
export function teamKey({ teamKeys }: Keyed, team: string): string {
  return (teamKeys && Object.hasOwn(teamKeys, team) ? teamKeys[team] : undefined) ?? slug(team);
}
