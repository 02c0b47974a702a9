import type { Play, Selection, SetPlay, SheetEvent, ShownCard } from '../model/sheetEvent';
import type { Goal, Lineup, MatchDetails, MatchSet, Side } from '../model/tournament';
import { matchScore, otherSide, roles, setWinner, sides } from './score';

const derivedPrefix = 'published-';

/** Whether an event was derived from a result, in place of the unknown ones. */
export function isDerivedEvent({ id }: Pick<SheetEvent, 'id'>): boolean {
  return id.startsWith(derivedPrefix);
}

/**
 * Derives events that give these details; every view derives the same identifiers. The details do not contain the order
 * of play: open sets come first, then the losing side's, so that no event comes after the end.
 */
export function eventsFromDetails(details: MatchDetails): readonly SheetEvent[] {
  const { teamA, teamB } = matchScore(details);
  const winner: Side = teamA >= teamB ? 'teamA' : 'teamB';
  const order = [null, otherSide(winner), winner];
  const played = order.flatMap((side) =>
    details.sets.flatMap((set, setIndex) => (setWinner(set) === side ? playsOfSet(set, setIndex) : [])),
  );
  const { forfeit } = details;
  const plays: Play[] = forfeit === undefined ? played : [...played, { kind: 'forfeit', side: forfeit }];
  return plays.map((play, index) => ({
    ...play,
    id: `${derivedPrefix}${index + 1}`,
    at: '',
    sequence: index + 1,
  }));
}

function playsOfSet(set: MatchSet, setIndex: number): SetPlay[] {
  const lineups = sides.flatMap((side) => selectionsOf(set[side].players, setIndex, side));
  const last = setWinner(set) ?? 'teamA';
  const [before, after] = [playsFor(otherSide(last), set, setIndex), playsFor(last, set, setIndex)];
  return [...lineups, ...before.plays, ...after.plays, ...before.sanctions, ...after.sanctions];
}

/** The selections that make a lineup. */
export function selectionsOf(lineup: Lineup, setIndex: number, side: Side): Selection[] {
  return roles.flatMap((role): Selection[] => {
    const playerId = lineup[role];
    return playerId === null ? [] : [{ kind: 'selection', setIndex, side, role, playerId }];
  });
}

/**
 * The goals of a side, with the opponent's cards that gave some of them, and those cards that gave none: sanctions,
 * which can be written down once the set is over. A red card in time was the last thing of its set.
 */
function playsFor(side: Side, set: MatchSet, setIndex: number) {
  const carded = otherSide(side);
  const waiting = set[carded].cards.map(
    ({ type, player }): ShownCard => ({ kind: 'card', setIndex, side: carded, type, playerId: player }),
  );
  const plays: SetPlay[] = [];
  const { goals } = set[side];
  for (const [place, { scorerId, type }] of goals.entries()) {
    const giver = isAwarded(goals[place]) ? waiting.findIndex((card) => card.type !== 'green') : -1;
    // It cleared the carded side's goals and gave the set's last ones, or it came when the set was over.
    const isInTime = set[carded].goals.length === 0 && goals.slice(place).every(isAwarded);
    const isSanction = waiting[giver]?.type === 'red' && !isInTime;
    const cards = isSanction ? [] : waiting.splice(0, 1 + giver);
    plays.push(...(cards.length > 0 ? cards : [{ kind: 'goal', setIndex, side, type, scorerId } as const]));
    if (cards.at(-1)?.type === 'red') break;
  }
  return { plays, sanctions: waiting };
}

function isAwarded(goal: Goal | undefined): boolean {
  return goal?.scorerId === null && goal.type === 'penalty';
}
