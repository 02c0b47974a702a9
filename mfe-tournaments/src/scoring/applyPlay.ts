import type { DeclaredForfeit, Play, Selection, SetPlay, ShownCard } from '../model/sheetEvent';
import type { Card, Goal, MatchDetails, Role, SetSide } from '../model/tournament';
import { goalsToWinASet, matchWinner, otherSide, setsNeededAtMost, setWinner } from './score';

export type SheetRefusal = {
  readonly kind:
    | 'attacker-not-selected'
    | 'defender-not-selected'
    | 'set-over'
    | 'match-over'
    | 'match-forfeited'
    | 'set-not-in-format'
    | 'nothing-to-undo'
    | 'nothing-to-redo'
    | 'goal-gone';
};

/**
 * Decides whether a play can still be recorded: not once its set (specification, section 5) or the match is decided. A
 * sanction is allowed after its set; a forfeit at any time, once.
 */
export function refusalOfPlay(
  details: MatchDetails,
  play: Pick<SetPlay, 'kind' | 'setIndex'> | Pick<DeclaredForfeit, 'kind'>,
  winningSets: number,
): SheetRefusal | null {
  const isForfeited = details.forfeit !== undefined;
  if (play.kind === 'forfeit') return isForfeited ? { kind: 'match-forfeited' } : null;
  const set = details.sets[play.setIndex];
  if (set === undefined || play.setIndex >= setsNeededAtMost(winningSets))
    return { kind: 'set-not-in-format' };
  const isOver = setWinner(set) !== null;
  if (isOver && play.kind === 'card') return null;
  if (isForfeited) return { kind: 'match-forfeited' };
  if (matchWinner(details, winningSets) !== null) return { kind: 'match-over' };
  return isOver ? { kind: 'set-over' } : null;
}

/** Writes a play that was not refused into the details of a sheet. */
export function applyPlay(details: MatchDetails, play: Play): MatchDetails {
  switch (play.kind) {
    case 'selection':
      return select(details, play);
    case 'goal':
      return addGoals(details, play, [{ scorerId: play.scorerId, type: play.type }]);
    case 'card':
      return show(details, play);
    // The played goals stay on the sheet, but the opponent wins the match.
    case 'forfeit':
      return { ...details, forfeit: play.side };
  }
}

export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker';
}

/** A player has one role at a time: choosing the team-mate for a role swaps the two. */
function select(details: MatchDetails, { role, playerId, ...place }: Selection): MatchDetails {
  const other = otherRole(role);
  return changeSide(details, place, ({ players }) => {
    const isSwap = playerId !== null && players[other] === playerId;
    return { players: { ...players, ...(isSwap && { [other]: players[role] }), [role]: playerId } };
  });
}

function addGoals(details: MatchDetails, place: Place, more: readonly Goal[]): MatchDetails {
  return changeSide(details, place, ({ goals }) => ({ goals: [...goals, ...more] }));
}

/**
 * A yellow card gives the opponent a penalty goal in the set; a red one those that it still needs to win the set, and it
 * clears the carded team's goals (specification, section 4). After the set is won, a card changes no score.
 */
function show(details: MatchDetails, { setIndex, side, type, playerId }: ShownCard): MatchDetails {
  const card: Card = { type, player: playerId, setIndex };
  const set = details.sets[setIndex];
  const isLate = set !== undefined && setWinner(set) !== null;
  const opponent = otherSide(side);
  const missing = goalsToWinASet - (set?.[opponent].goals.length ?? 0);
  const awarded = isLate ? 0 : { green: 0, yellow: 1, red: missing }[type];
  const recorded = changeSide(details, { setIndex, side }, ({ goals, cards }) => ({
    goals: type === 'red' && !isLate ? [] : goals,
    cards: [...cards, card],
  }));
  // A penalty without a scorer (specification, section 4).
  const goals = Array.from({ length: awarded }, (): Goal => ({ scorerId: null, type: 'penalty' }));
  const withGoals = addGoals(recorded, { setIndex, side: opponent }, goals);
  if (type !== 'red') return withGoals;
  const reds = [...withGoals.globalCards[side], card].sort((a, b) => a.setIndex - b.setIndex);
  return { ...withGoals, globalCards: { ...withGoals.globalCards, [side]: reds } };
}

type Place = Pick<SetPlay, 'setIndex' | 'side'>;

function changeSide(details: MatchDetails, place: Place, change: (side: SetSide) => Partial<SetSide>) {
  const { setIndex, side } = place;
  const sets = details.sets.map((set, index) =>
    index === setIndex ? { ...set, [side]: { ...set[side], ...change(set[side]) } } : set,
  );
  return { ...details, sets };
}
