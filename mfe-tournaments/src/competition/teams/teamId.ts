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

/** No name is longer. A browser's time to normalise the accents of a text grows with the square of their number. */
const longestName = 200;

/** Writes a name as lower-case words without accents joined by hyphens, for identifiers and file names. */
export function slug(name: string): string {
  return name
    .slice(0, longestName)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
