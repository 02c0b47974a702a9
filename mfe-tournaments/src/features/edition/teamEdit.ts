import type { EditRefusal, PlayerEdit, TeamEdit } from '../../domain/teams/editTeam';
import type { Player, Team } from '../../domain/tournament';

/** A player's row keeps its key while it moves, whether he is known or new. */
export type PlayerRow = PlayerEdit & { readonly key: string };
export type OpenEdit = Omit<TeamEdit, 'players'> & { readonly players: readonly PlayerRow[] };

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

/** What is being typed about a team that is called `name` by now: what was not changed here follows. */
export function renamedElsewhere(edit: OpenEdit, name: string): OpenEdit {
  const { base } = edit;
  if (base.name === name) return edit;
  return { ...edit, base: { ...base, name }, name: edit.name === base.name ? name : edit.name };
}

/** The editor once its visitor knows of what somebody else has made of a player: what he saves now is written over that. */
export function knowing(edit: OpenEdit, theirs: Player): OpenEdit {
  const { base } = edit;
  const players = base.players.map((player) => (player.id === theirs.id ? theirs : player));
  return { ...edit, base: { ...base, players } };
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

/** What `writeTeamEdit` wrote; null where nothing is being edited, and for what another release wrote otherwise. */
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

/** The field that a refusal speaks of, by its name in the form; 'players' for all of them. */
export function refusedFieldOf(refusal: EditRefusal): string {
  if ('place' in refusal) {
    return `${refusal.kind === 'player-number-invalid' ? 'number' : 'player'}-${refusal.place}`;
  }
  const ofPlayers = ['too-few-players', 'too-many-players', 'player-on-a-sheet', 'team-gone'];
  return ofPlayers.includes(refusal.kind) ? 'players' : 'name';
}
