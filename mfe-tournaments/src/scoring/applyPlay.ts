import type { DeclaredForfeit, Play, ScoredGoal, Selection, ShownCard } from '../model/sheetEvent';
import type { Card, Goal, Lineup, MatchDetails, SetSide, Side } from '../model/tournament';
import { goalsToWinASet, otherSide, setWinner } from './score';

/** A goal given away by a card: a penalty without a scorer (specification, section 4). */
const awardedGoal: Goal = { scorerId: null, type: 'penalty' };

const effects: {
  readonly [Kind in Play['kind']]: (details: MatchDetails, play: Play & { kind: Kind }) => MatchDetails;
} = {
  selection: select,
  goal: score,
  card: show,
  forfeit: declare,
};

/** Writes a play that was not refused into the details of a sheet. */
export function applyPlay(details: MatchDetails, play: Play): MatchDetails {
  return (effects[play.kind] as (details: MatchDetails, play: Play) => MatchDetails)(details, play);
}

function select(details: MatchDetails, { setIndex, side, role, playerId }: Selection): MatchDetails {
  return changeSide(details, setIndex, side, (current) => ({
    ...current,
    players: lineupWith(current.players, role, playerId),
  }));
}

/** A player has one role at a time: choosing the team-mate for a role swaps the two. */
function lineupWith(lineup: Lineup, role: keyof Lineup, playerId: string | null): Lineup {
  const otherRole = role === 'attacker' ? 'defender' : 'attacker';
  const isSwap = playerId !== null && lineup[otherRole] === playerId;
  return { ...lineup, ...(isSwap ? { [otherRole]: lineup[role] } : {}), [role]: playerId };
}

function score(details: MatchDetails, { setIndex, side, scorerId, type }: ScoredGoal): MatchDetails {
  return changeSide(details, setIndex, side, (current) => ({
    ...current,
    goals: [...current.goals, { scorerId, type }],
  }));
}

/**
 * A green card is only recorded; a yellow one gives the opponent a penalty goal in the set. A red card gives the
 * opponent the penalty goals that it still needs to win the set, and clears the carded team's goals in it. It also
 * enters the match's list of red cards (specification, section 4). The opponent's own goals stay its own. A card
 * recorded after the set is won is a sanction and changes no score.
 */
function show(details: MatchDetails, { setIndex, side, type, playerId }: ShownCard): MatchDetails {
  const card: Card = { type, player: playerId, setIndex };
  const set = details.sets[setIndex];
  const isLate = set !== undefined && setWinner(set) !== null;
  const recorded = changeSide(details, setIndex, side, (current) => ({
    ...current,
    goals: type === 'red' && !isLate ? [] : current.goals,
    cards: [...current.cards, card],
  }));
  const withGoals =
    type === 'green' || isLate
      ? recorded
      : changeSide(recorded, setIndex, otherSide(side), (opponent) => ({
          ...opponent,
          goals: [...opponent.goals, ...awardedFor(type, opponent.goals.length)],
        }));
  if (type !== 'red') return withGoals;
  const reds = [...withGoals.globalCards[side], card].sort((a, b) => a.setIndex - b.setIndex);
  return { ...withGoals, globalCards: { ...withGoals.globalCards, [side]: reds } };
}

function awardedFor(type: 'yellow' | 'red', scored: number): readonly Goal[] {
  return Array.from({ length: type === 'red' ? goalsToWinASet - scored : 1 }, () => awardedGoal);
}

/** The played goals stay on the sheet, but the opponent wins the match. */
function declare(details: MatchDetails, { side }: DeclaredForfeit): MatchDetails {
  return { ...details, forfeit: side };
}

function changeSide(
  details: MatchDetails,
  setIndex: number,
  side: Side,
  change: (current: SetSide) => SetSide,
): MatchDetails {
  return {
    ...details,
    sets: details.sets.map((set, index) =>
      index === setIndex ? { ...set, [side]: change(set[side]) } : set,
    ),
  };
}
