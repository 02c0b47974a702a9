import { useVisitDraft } from 'shared-kernel/drafts';
import { cleanName } from 'shared-kernel/names';
import type { EditRefusal, Overtaken, PlayerEdit, TeamEdit } from '../../../competition/teams/editTeam';
import { editTeam, playerOf } from '../../../competition/teams/editTeam';
import { squadOf } from '../../../competition/teams/squads';
import { teamId, teamOfId } from '../../../competition/teams/teamId';
import type { Player, Team, Tournament } from '../../../model/tournament';
import { teamEditsDraft } from '../../../store/drafts';
import { presentTime } from '../../../store/stamps';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { useInTurn } from '../../../widgets/useInTurn';
import type { TournamentChange } from './FramedForm';

/** A team with the organiser's unsaved changes: they survive a reload, until they are saved or discarded. */
export function useTeamEdit(tournament: Tournament, team: Team) {
  const draft = teamEditsDraft(tournament.id);
  // By its key: another tab may give the team another name while this one types.
  const key = teamId(tournament, team.name);
  const inTurn = useInTurn();

  function editIn(text: string | undefined): OpenEdit {
    const kept = readTeamEdit(text);
    return kept === null ? editOf(team) : renamedElsewhere(kept, team.name);
  }

  /** Returns the present name, and whether later input is unsaved. Null for a failed save, which was announced. */
  async function save(change: TournamentChange) {
    const at = presentTime().toISOString();
    const text = draft.read()[key];
    const sent = editIn(text);
    const outcome = await change((current) => editTeam(current, { ...sent, key }, teamCatalogue, at));
    if (outcome === null) return null;
    const now = draft.read()[key];
    if (!outcome.ok) {
      const { refusal } = outcome;
      if ('theirs' in refusal) keep(knowing(editIn(now), refusal));
      return { ok: false as const, refusal };
    }
    const name = teamOfId(outcome.tournament, key, cleanName(sent.name)) ?? cleanName(sent.name);
    const isTypedOn = now !== text;
    if (isTypedOn) {
      keep(typedOn(editIn(now), sent, squadOf(outcome.tournament, teamCatalogue, name).players));
    }
    return { ok: true as const, name, isTypedOn };
  }

  function keep(edit: OpenEdit) {
    draft.keep({ [key]: JSON.stringify(edit) });
  }

  const text = useVisitDraft(draft)[key];
  return {
    edit: editIn(text),
    isTyped: readTeamEdit(text) !== null,
    keep,
    save: (change: TournamentChange) => inTurn(() => save(change)),
    forget: () => draft.keep({ [key]: '' }),
  };
}

/** A player's row keeps its key while it moves, whether the player is known or new. */
export type PlayerRow = PlayerEdit & { readonly key: string };
export type OpenEdit = Pick<TeamEdit, 'base' | 'name'> & { readonly players: readonly PlayerRow[] };

function editOf(team: Team): OpenEdit {
  const players = team.players.map(({ id, name, number }) => ({
    key: id,
    id,
    name,
    number: number === undefined ? '' : String(number),
  }));
  return { base: team, name: team.name, players };
}

/** The open editor of a team whose present name is `name`: an untouched name follows it. */
function renamedElsewhere(edit: OpenEdit, name: string): OpenEdit {
  const { base } = edit;
  if (base.name === name || edit.name !== base.name) return edit;
  return { ...edit, base: { ...base, name }, name };
}

/** The editor after its organiser has seen another one's change: the next save replaces that change. */
function knowing(edit: OpenEdit, overtaken: Overtaken): OpenEdit {
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
function typedOn(edit: OpenEdit, sent: OpenEdit, saved: readonly Player[]): OpenEdit {
  const known = new Map(
    sent.players.flatMap(({ key, id, name, number }) => {
      const player = playerOf(
        id ?? saved.find((each) => each.name === cleanName(name))?.id ?? '',
        name,
        number,
      );
      return player.id === '' ? [] : [[key, player] as const];
    }),
  );
  return {
    base: { ...sent.base, name: cleanName(sent.name), players: [...known.values()] },
    name: edit.name,
    players: edit.players.map((row) => ({ ...row, id: known.get(row.key)?.id ?? row.id })),
  };
}

/** Parses a kept editor; null without one, and for another release's text. */
export function readTeamEdit(text = ''): OpenEdit | null {
  try {
    const edit: OpenEdit | null = JSON.parse(text);
    const isWhole =
      typeof edit?.name === 'string' && Array.isArray(edit.players) && Array.isArray(edit.base?.players);
    return isWhole ? edit : null;
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
