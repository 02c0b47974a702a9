import type { MatchDetails, MatchSet, PlayerId, Role, Side } from '../model/tournament';
import { unchangedPlayers } from './recordPlay';
import { setWinner, sides } from './score';

type PlayerWarning<Kind extends string> = {
  readonly kind: Kind;
  readonly setIndex: number;
  readonly side: Side;
  readonly playerId: PlayerId;
};
export type SheetWarning =
  | (PlayerWarning<'role-not-swapped'> & { readonly role: Role })
  | PlayerWarning<'penalty-by-defender'>
  | PlayerWarning<'red-carded-player'>
  | {
      readonly kind: 'role-without-player';
      readonly setIndex: number;
      readonly side: Side;
      readonly role: Role;
    }
  | { readonly kind: 'set-ahead-of-turn'; readonly setIndex: number };

const roles: readonly Role[] = ['attacker', 'defender'];

/**
 * Lists violations of the federation's rules on a sheet, without blocking anything. Roles swap at each set, the
 * attacker takes penalties, a player shown red does not return, two play, and sets follow each other.
 */
export function sheetWarnings(details: MatchDetails): readonly SheetWarning[] {
  return details.sets.flatMap((set, setIndex) => [
    ...aheadOfTurn(details, setIndex),
    ...sides.flatMap((side) => [
      ...unswappedRoles(details, setIndex, side),
      ...penaltiesByDefender(set, setIndex, side),
      ...comebacks(details, setIndex, side),
      ...emptyRoles(set, setIndex, side),
    ]),
  ]);
}

function isStarted(set: MatchSet): boolean {
  return set.teamA.goals.length + set.teamB.goals.length > 0;
}

function aheadOfTurn({ sets }: MatchDetails, setIndex: number): SheetWarning[] {
  const set = sets[setIndex];
  const hasOpenSetBefore = sets.slice(0, setIndex).some((earlier) => setWinner(earlier) === null);
  return set && isStarted(set) && hasOpenSetBefore ? [{ kind: 'set-ahead-of-turn', setIndex }] : [];
}

function unswappedRoles(details: MatchDetails, setIndex: number, side: Side): SheetWarning[] {
  return unchangedPlayers(details, setIndex, side).map((unchanged) => ({
    kind: 'role-not-swapped',
    setIndex,
    side,
    ...unchanged,
  }));
}

function penaltiesByDefender(set: MatchSet, setIndex: number, side: Side): SheetWarning[] {
  const { goals, players } = set[side];
  const taker = players.defender;
  const hasTaken = goals.some(({ type, scorerId }) => type === 'penalty' && scorerId === taker);
  return taker !== null && hasTaken ? [{ kind: 'penalty-by-defender', setIndex, side, playerId: taker }] : [];
}

function comebacks({ sets, globalCards }: MatchDetails, setIndex: number, side: Side): SheetWarning[] {
  return roles.flatMap((role) => {
    const playerId = sets[setIndex]?.[side].players[role] ?? null;
    const wasSentOff = globalCards[side].some((card) => card.player === playerId && card.setIndex < setIndex);
    return playerId !== null && wasSentOff ? [{ kind: 'red-carded-player', setIndex, side, playerId }] : [];
  });
}

function emptyRoles(set: MatchSet, setIndex: number, side: Side): SheetWarning[] {
  if (!isStarted(set)) return [];
  return roles
    .filter((role) => set[side].players[role] === null)
    .map((role) => ({ kind: 'role-without-player', setIndex, side, role }));
}
