import { refused } from '../../model/outcome';
import type { Team, Tournament } from '../../model/tournament';
import type { TeamRefusal } from './enterTeam';
import { availableTeams, enterTeam, enterWithPlayers, refusalOfOneMore, refusalOfPlayers } from './enterTeam';
import { type PastedLayout, type PastedTeam, readPastedTeams } from './readPastedTeams';
import { readsLike } from './readsLike';

export type PasteRefusal = TeamRefusal | { readonly kind: 'name-too-long' };

/** The outcome for one team of the text: entered under a name with this many players, or refused. */
export type PastedEntry = {
  readonly source: string;
  readonly name: string;
} /** `known`: a team of the catalogue or of the tournament, whose name brings its players. */ & (
  | { readonly ok: true; readonly players: number; readonly known: 'catalogue' | 'own' | null }
  | { readonly ok: false; readonly refusal: PasteRefusal }
);

export type Pasting = ReturnType<typeof enterPastedTeams>;

/** No name is longer than a field takes. */
const longestName = 200;

/** Enters all valid teams of a text, one after the other, also with one player or none. A known team named without players keeps its own players. */
export function enterPastedTeams(
  tournament: Tournament,
  text: string,
  catalogue: readonly Team[],
  wished?: PastedLayout,
) {
  const { teams, ...reading } = readPastedTeams(text, wished);
  let current = tournament;
  const entries: PastedEntry[] = [];
  for (const pasted of teams) {
    const full = refusalOfOneMore(current);
    const known = full
      ? undefined
      : availableTeams(current, catalogue).find((team) => readsLike(team.name, pasted.name));
    const taken = pasted.players.length === 0 ? known : undefined;
    const { name, players } = taken ?? pasted;
    const outcome = full ? refused(full) : enterPasted(current, pasted, known, catalogue);
    if (!outcome.ok) {
      entries.push({ source: pasted.source, name, ...outcome });
      continue;
    }
    current = outcome.tournament;
    entries.push({
      ...{ source: pasted.source, name, ok: true, players: players.length },
      known: taken === undefined ? null : isOwn(tournament, taken) ? 'own' : 'catalogue',
    });
  }
  // In the order of the text; `rest` is that of the refused teams.
  return { ...reading, tournament: current, entries, rest: restOf(entries) } as const;
}

function enterPasted(
  tournament: Tournament,
  { name, players }: PastedTeam,
  known: Team | undefined,
  catalogue: readonly Team[],
) {
  const names = players.map((player) => player.name);
  if ([name, ...names].some((text) => text.length > longestName)) return refused({ kind: 'name-too-long' });
  if (players.length === 0 && known !== undefined) return enterTeam(tournament, known.name);
  // A team of the tournament's own may have sheets that name its players.
  if (known !== undefined && isOwn(tournament, known)) return refused({ kind: 'team-name-taken' });
  // Lists often name the captain alone: the other players join the team later.
  const refusal = players.length < 2 ? null : refusalOfPlayers(names);
  return refusal ? refused(refusal) : enterWithPlayers(tournament, name, players, catalogue);
}

function isOwn({ squads = [] }: Tournament, team: Team): boolean {
  return squads.includes(team);
}

/** Blocks stay blocks. */
function restOf(entries: readonly PastedEntry[]): string {
  const refused = entries.filter(({ ok }) => !ok).map(({ source }) => source);
  return refused.join(refused.some((source) => source.includes('\n')) ? '\n\n' : '\n');
}
