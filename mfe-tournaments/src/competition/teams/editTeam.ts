import { cleanName } from 'shared-kernel/names';
import { type Outcome, refused } from '../../model/outcome';
import type { Player, PlayerId, Team, TieDecision, Tournament } from '../../model/tournament';
import { isLeagueFixture } from '../../model/tournament';
import { rank } from '../standings/standings';
import { isSameTeam, mostPlayers, type TeamRefusal } from './enterTeam';
import { mergePlayer, mergePlayers, playersOnSheets } from './mergePlayers';
import { isName, readsLike } from './readsLike';
import { squadOf } from './squads';
import { idOfName, teamId, teamOfId, type WithTeamIds } from './teamId';

/** A player in the editor; the id of a new one is null. */
export type PlayerEdit = { readonly id: PlayerId | null; readonly name: string; readonly number: string };

export type TeamEdit = {
  /** Identifies the team, whatever its present name (`teamId`). */
  readonly key: string;
  /** The team as it was when its editor was opened. */
  readonly base: Team;
  readonly name: string;
  readonly players: readonly PlayerEdit[];
};

export type EditRefusal =
  | {
      readonly kind:
        | Exclude<TeamRefusal['kind'], 'too-many-teams' | 'player-named-twice'>
        | 'team-gone'
        | 'team-name-in-schedule'
        | 'player-on-a-sheet';
    }
  | {
      readonly kind: 'player-name-required' | 'player-named-twice' | 'player-number-invalid';
      /** In the list of the editor, counted from 0. */
      readonly place: number;
    }
  | Overtaken;

/** Another organiser has changed the same value meanwhile: to `theirs`, null for a removed player. */
export type Overtaken =
  | { readonly kind: 'name-overtaken'; readonly theirs: string }
  | {
      readonly kind: 'player-overtaken';
      readonly place: number;
      readonly id: PlayerId;
      readonly theirs: Player | null;
    };

export type EditOutcome = Outcome<{ tournament: Tournament }, EditRefusal>;

/**
 * Changes an entered team. Untouched values keep other organisers' changes; a value that both changed is refused, and so is
 * the removal of a player on a sheet. A catalogue team is copied into the tournament. `at` is part of new players' ids.
 */
export function editTeam(
  tournament: Tournament,
  edit: TeamEdit,
  catalogue: readonly Team[],
  at: string,
): EditOutcome {
  const { base } = edit;
  const before = teamOfId(tournament, edit.key, base.name);
  if (before === undefined) return refused({ kind: 'team-gone' });
  const current = squadOf(tournament, catalogue, before);
  const name = edit.name.trim() === base.name ? current.name : cleanName(edit.name);
  const mark = Date.parse(at).toString(36);
  const rows = edit.players.filter(({ id, name: text }) => id !== null || text.trim() !== '');
  const edited = rows.map(({ id, name: text, number }, place) =>
    playerOf(id ?? `${idOfName(name)}-${mark}-${place + 1}`, text, number),
  );
  const players = mergePlayers(current.players, base.players, edited);
  const refusal =
    refusalOfName(tournament, current, name, catalogue) ??
    refusalOfRows(edit.players) ??
    overtakenBy(current, edit) ??
    refusalOfPlayers(players, current, playersOnSheets(tournament, before));
  if (refusal !== null) return refused(refusal);
  const next: Team = { ...current, players };
  const isSame = JSON.stringify(next) === JSON.stringify(current);
  const withPlayers = isSame && name === before ? tournament : withSquad(tournament, next);
  return { ok: true, tournament: name === before ? withPlayers : renameTeam(withPlayers, before, name, at) };
}

function refusalOfName(
  tournament: Tournament,
  team: Team,
  name: string,
  catalogue: readonly Team[],
): EditRefusal | null {
  if (!isName(name)) return { kind: 'team-name-required' };
  if (name === team.name) return null;
  const isOther = (other: string) => other !== team.name && readsLike(other, name);
  if (tournament.teams.some(isOther)) return { kind: 'team-already-entered' };
  // A team that left has its matches still: they would become this one's.
  const scheduled = tournament.fixtures.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  if (scheduled.some(isOther)) return { kind: 'team-name-in-schedule' };
  const known = [...(tournament.squads ?? []), ...catalogue];
  const isTaken = known.some((other) => isOther(other.name) && !isSameTeam(other, team));
  return isTaken ? { kind: 'team-name-taken' } : null;
}

function refusalOfRows(rows: readonly PlayerEdit[]): EditRefusal | null {
  for (const [place, { id, name, number }] of rows.entries()) {
    const isFilled = isName(name);
    if (!isFilled && (id !== null || number.trim() !== '')) return { kind: 'player-name-required', place };
    if (isFilled && rows.slice(0, place).some((other) => readsLike(other.name, name)))
      return { kind: 'player-named-twice', place };
    if (readShirtNumber(number) === null) return { kind: 'player-number-invalid', place };
  }
  return null;
}

/** Finds a team name, player name or number that differs from both the editor's value and its base. */
function overtakenBy(current: Team, { base, name: typed, players }: TeamEdit): Overtaken | null {
  const { name } = current;
  if (base.name !== name && ![base.name, name].includes(typed.trim()))
    return { kind: 'name-overtaken', theirs: name };
  for (const [place, { id, name, number }] of players.entries()) {
    const was = base.players.find((player) => player.id === id);
    if (id === null || !was) continue;
    const theirs = current.players.find((player) => player.id === id);
    const { conflicts } = mergePlayer(was, playerOf(id, name, number), theirs ?? { id, name: '' });
    if (conflicts.length > 0) return { kind: 'player-overtaken', place, id, theirs: theirs ?? null };
  }
  return null;
}

/** A team may be without players; else it has two to five, unless it came otherwise. */
function refusalOfPlayers(
  players: readonly Player[],
  current: Team,
  onSheets: ReadonlySet<PlayerId>,
): EditRefusal | null {
  const before = current.players.length;
  if (players.length === 1 && before !== 1) return { kind: 'too-few-players' };
  if (players.length > Math.max(mostPlayers, before)) return { kind: 'too-many-players' };
  const gone = current.players.filter(({ id }) => !players.some((player) => player.id === id));
  return gone.some(({ id }) => onSheets.has(id)) ? { kind: 'player-on-a-sheet' } : null;
}

/** A shirt number, 0 to 999; undefined for an empty text, null for an invalid one. */
export function readShirtNumber(text: string): number | undefined | null {
  const written = text.trim();
  if (written === '') return undefined;
  return /^\d{1,3}$/.test(written) ? Number(written) : null;
}

/** The stored player, from the typed text. */
export function playerOf(id: PlayerId, name: string, number: string): Player {
  const shirt = readShirtNumber(number);
  return { id, name: cleanName(name), ...(typeof shirt === 'number' && { number: shirt }) };
}

function withSquad(tournament: Tournament, team: Team): Tournament {
  const own = tournament.squads ?? [];
  const isKnown = own.some(({ name }) => name === team.name);
  return {
    ...tournament,
    squads: isKnown ? own.map((other) => (other.name === team.name ? team : other)) : [...own, team],
  };
}

/**
 * Renames a team everywhere; matches keep their identifiers, and with them their sheets. Once there are playoffs, a tie that
 * the alphabet decided keeps its order by a decision of `at`: a corrected name sends no other team to a quarterfinal.
 */
export function renameTeam(tournament: Tournament, before: string, after: string, at: string): Tournament {
  const named = (team: string) => (team === before ? after : team);
  const { squads, withdrawals } = tournament;
  const tieDecisions = [...(tournament.tieDecisions ?? []), ...heldTies(tournament, before, at)];
  return {
    ...tournament,
    ...idsAfterRename(tournament, before, after),
    teams: tournament.teams.map(named),
    fixtures: tournament.fixtures.map((fixture) => ({
      ...fixture,
      homeTeam: named(fixture.homeTeam),
      awayTeam: named(fixture.awayTeam),
    })),
    ...(squads && { squads: squads.map((team) => ({ ...team, name: named(team.name) })) }),
    ...(withdrawals && { withdrawals: withdrawals.map((each) => ({ ...each, team: named(each.team) })) }),
    ...(tieDecisions.length > 0 && {
      tieDecisions: tieDecisions.map((decision) => ({ ...decision, order: decision.order.map(named) })),
    }),
  };
}

/** Decisions that keep the order of this team's ties, which only names have decided; none before the playoffs. */
function heldTies(tournament: Tournament, team: string, at: string): readonly TieDecision[] {
  if (tournament.fixtures.every(isLeagueFixture)) return [];
  return rank(tournament)
    .undecided.filter((names) => names.includes(team))
    .map((order) => ({ order, by: 'organizer', reason: '', at }));
}

function idsAfterRename(tournament: WithTeamIds, before: string, after: string): WithTeamIds {
  const key = teamId(tournament, before);
  const { [before]: _former, ...others } = tournament.teamKeys ?? {};
  const teamKeys = key === idOfName(after) ? others : { ...others, [after]: key };
  return { teamKeys: Object.keys(teamKeys).length > 0 ? teamKeys : undefined };
}
