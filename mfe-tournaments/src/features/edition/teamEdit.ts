import {
  type EditRefusal,
  type Overtaken,
  type PlayerEdit,
  playerOf,
  type TeamEdit,
} from '../../domain/teams/editTeam';
import type { Player, Team } from '../../domain/tournament';

/** A player's row keeps its key while it moves, whether the player is known or new. */
export type PlayerRow = PlayerEdit & { readonly key: string };
export type OpenEdit = Pick<TeamEdit, 'base' | 'name'> & { readonly players: readonly PlayerRow[] };

/** The editor of a team as it opens. */
export function editOf(team: Team): OpenEdit {
  const players = team.players.map(({ id, name, number }) => ({
    key: id,
    id,
    name,
    number: number === undefined ? '' : String(number),
  }));
  return { base: team, name: team.name, players };
}

/** The open editor of a team whose present name is `name`: an untouched name follows it. */
export function renamedElsewhere(edit: OpenEdit, name: string): OpenEdit {
  const { base } = edit;
  if (base.name === name || edit.name !== base.name) return edit;
  return { ...edit, base: { ...base, name }, name };
}

/** The editor after its organiser has seen another one's change: the next save replaces that change. */
export function knowing(edit: OpenEdit, overtaken: Overtaken): OpenEdit {
  const { base } = edit;
  if (overtaken.kind === 'name-overtaken') return { ...edit, base: { ...base, name: overtaken.theirs } };
  const { id, theirs } = overtaken;
  const players = base.players.flatMap((player) => (player.id === id ? (theirs ?? []) : player));
  return { ...edit, base: { ...base, players } };
}

/**
 * Rebases later input on the saved editor: `sent` values are no changes any more, and a new player gets the id from
 * `saved`.
 */
export function typedOn(edit: OpenEdit, sent: OpenEdit, saved: readonly Player[]): OpenEdit {
  const known = new Map(
    sent.players.flatMap(({ key, id, name, number }) => {
      const player = playerOf(id ?? saved.find((each) => each.name === name.trim())?.id ?? '', name, number);
      return player.id === '' ? [] : [[key, player] as const];
    }),
  );
  return {
    base: { ...sent.base, name: sent.name.trim(), players: [...known.values()] },
    name: edit.name,
    players: edit.players.map((row) => ({ ...row, id: known.get(row.key)?.id ?? row.id })),
  };
}

/** A row for one player more. */
export function withNewRow(players: readonly PlayerRow[]): readonly PlayerRow[] {
  let count = 1;
  while (players.some(({ key }) => key === `new ${count}`)) count += 1;
  return [...players, { key: `new ${count}`, id: null, name: '', number: '' }];
}

export function writeTeamEdit(edit: OpenEdit): string {
  return JSON.stringify(edit);
}

/** Parses the text of `writeTeamEdit`; null without an open editor, and for another release's text. */
export function readTeamEdit(text: string | undefined): OpenEdit | null {
  if (text === undefined || text === '') return null;
  const edit: OpenEdit | null = parsed(text);
  return typeof edit?.name === 'string' && Array.isArray(edit.players) && Array.isArray(edit.base?.players)
    ? edit
    : null;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The field of a refusal, by its name in the form; 'players' for all of them. */
export function refusedFieldOf(refusal: EditRefusal): string {
  if ('place' in refusal) {
    return `${refusal.kind === 'player-number-invalid' ? 'number' : 'player'}-${refusal.place}`;
  }
  const ofPlayers = ['too-few-players', 'too-many-players', 'player-on-a-sheet', 'team-gone'];
  return ofPlayers.includes(refusal.kind) ? 'players' : 'name';
}
