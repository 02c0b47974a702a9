import type { Tournament } from '../tournament';

/** Moves the item at an index by this many places; returns the same list if there is no such place. */
export function moved<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** Moves a team in the list of those entered: the order in which the next schedule draws them. */
export function moveTeam(tournament: Tournament, team: string, by: 1 | -1): Tournament {
  const teams = moved(tournament.teams, tournament.teams.indexOf(team), by);
  return teams === tournament.teams ? tournament : { ...tournament, teams };
}
