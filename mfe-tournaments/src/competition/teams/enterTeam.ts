import { cleanName, compareNames } from 'shared-kernel/names';
import { type Outcome, refused } from '../../model/outcome';
import type { Team, Tournament } from '../../model/tournament';
import { withDistinctIds } from '../recomputeTournament';
import { createTeamBeside, type NewPlayer } from './createTeam';
import { identityOf, isName, readsLike } from './readsLike';

/** The limit of a page: with return matches these make 9900 matches, and a record holds 10 000. */
const mostTeams = 100;
/** The federation's rule: two play, five at most belong to a team. */
export const mostPlayers = 5;

export type TeamRefusal =
  | { readonly kind: 'team-name-required' }
  | { readonly kind: 'too-many-teams' }
  | { readonly kind: 'team-already-entered' }
  | { readonly kind: 'team-name-taken' }
  | { readonly kind: 'too-few-players' }
  | { readonly kind: 'too-many-players' }
  | { readonly kind: 'player-named-twice' };

export type TeamOutcome = Outcome<{ tournament: Tournament }, TeamRefusal>;

/** Enters a team that exists: its name is not empty nor already there (specification, section 5). */
export function enterTeam(tournament: Tournament, name: string): TeamOutcome {
  const trimmed = name.trim();
  const refusal = refusalOfName(tournament, trimmed) ?? refusalOfOneMore(tournament);
  if (refusal !== null) return refused(refusal);
  const entered = { ...tournament, teams: [...tournament.teams, trimmed] };
  return { ok: true, tournament: withDistinctIds(entered) };
}

/** Creates and enters a team with a new name and two to five players (the federation's rule), empty names left out. */
export function enterNewTeam(
  tournament: Tournament,
  draft: { readonly name: string; readonly players: readonly string[] },
  catalogue: readonly Team[],
): TeamOutcome {
  const players = draft.players.map(cleanName).filter((player) => player !== '');
  const name = cleanName(draft.name);
  const isTaken = [...catalogue, ...(tournament.squads ?? [])].some((team) => readsLike(team.name, name));
  const refusal =
    refusalOfName(tournament, name) ??
    (isTaken ? ({ kind: 'team-name-taken' } as const) : refusalOfPlayers(players));
  if (refusal !== null) return refused(refusal);
  const named = players.map((player) => ({ name: player }));
  return enterWithPlayers(tournament, name, named, catalogue);
}

/** Enters a team of the tournament's own, with new player ids. */
export function enterWithPlayers(
  tournament: Tournament,
  name: string,
  players: readonly NewPlayer[],
  catalogue: readonly Team[],
): TeamOutcome {
  const own = tournament.squads ?? [];
  const team = createTeamBeside([...own, ...catalogue], name, players);
  return enterTeam({ ...tournament, squads: [...own, team] }, name);
}

/** Returns the field of a new team's refusal: the name, or the position of the missing or repeated player. */
export function refusedField({ kind }: TeamRefusal, players: readonly string[]): 'name' | number {
  const isFilled = (name: string) => name.trim() !== '';
  const isSaidBefore = (name: string, place: number) =>
    isFilled(name) && players.slice(0, place).some((other) => isFilled(other) && readsLike(other, name));
  const fields: Readonly<Record<TeamRefusal['kind'], 'name' | number>> = {
    'team-name-required': 'name',
    'too-many-teams': 'name',
    'team-already-entered': 'name',
    'team-name-taken': 'name',
    'too-few-players': players.findIndex((name) => !isFilled(name)),
    'too-many-players': players.length - 1,
    'player-named-twice': players.findIndex(isSaidBefore),
  };
  return fields[kind];
}

/** Removes a team; a team created here stays available. The schedule keeps its matches until it is regenerated. */
export function removeTeam(tournament: Tournament, name: string): Tournament {
  return { ...tournament, teams: tournament.teams.filter((team) => team !== name) };
}

/** Teams that could still enter, by name. A catalogue team that was edited here is the tournament's own, even renamed. */
export function availableTeams(tournament: Tournament, catalogue: readonly Team[]): readonly Team[] {
  const own = tournament.squads ?? [];
  const isOwn = (team: Team) =>
    own.some((other) => readsLike(other.name, team.name) || isSameTeam(other, team));
  return [...own, ...catalogue.filter((team) => !isOwn(team))]
    .filter(({ name }) => !tournament.teams.some((entered) => readsLike(entered, name)))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** A team is its players, under whatever name: the sheets refer to them. */
export function isSameTeam(a: Team, b: Team): boolean {
  return a.players.some(({ id }) => b.players.some((other) => other.id === id));
}

/** Says whether no team more can enter. */
export function refusalOfOneMore({ teams }: Tournament): TeamRefusal | null {
  return teams.length >= mostTeams ? { kind: 'too-many-teams' } : null;
}

function refusalOfName({ teams }: Tournament, name: string): TeamRefusal | null {
  if (!isName(name)) return { kind: 'team-name-required' };
  return teams.some((entered) => readsLike(entered, name)) ? { kind: 'team-already-entered' } : null;
}

export function refusalOfPlayers(players: readonly string[]): TeamRefusal | null {
  if (players.length < 2) return { kind: 'too-few-players' };
  if (players.length > mostPlayers) return { kind: 'too-many-players' };
  return new Set(players.map(identityOf)).size < players.length ? { kind: 'player-named-twice' } : null;
}

/** Enters another tournament's teams in its order, with their players; of a name that this one knows, its own team. */
export function copyTeams(tournament: Tournament, squads: readonly Team[], catalogue: readonly Team[]) {
  let current = tournament;
  const entered: string[] = [];
  for (const squad of squads) {
    const own = (current.squads ?? []).find(({ name }) => readsLike(name, squad.name));
    const known = own ?? catalogue.find((team) => team === squad);
    const outcome = known
      ? enterTeam(current, known.name)
      : enterWithPlayers(current, squad.name, squad.players, catalogue);
    if (!outcome.ok) continue;
    current = outcome.tournament;
    entered.push(squad.name);
  }
  return { tournament: current, entered };
}

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
