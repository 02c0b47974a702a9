import type { Fixture, MatchDetails, MatchSet, Side } from '../tournament';
import { otherSide, setWinner, sides } from './score';
import type { Play, SheetEvent, ShownCard } from './sheetEvent';

/** The events of a fixture: its own, or those that its published details can be told from. */
export function eventsOf(fixture: Fixture): readonly SheetEvent[] {
  if (fixture.events !== undefined) return fixture.events;
  return fixture.result?.details ? eventsFromDetails(fixture.result.details) : [];
}

const retold = 'published-';

/** Whether an event was told from a result, and stands for others that nobody has at hand. */
export function isRetold({ id }: Pick<SheetEvent, 'id'>): boolean {
  return id.startsWith(retold);
}

/**
 * Tells a sheet again from its details alone, for a fixture that came without its events: reading the answer gives
 * the same details. The order of what happened is not in the details; open sets come first, then those of the
 * losing side, so that no event finds the match over. Every view tells the same story under the same identifiers.
 */
export function eventsFromDetails(details: MatchDetails): readonly SheetEvent[] {
  const won = (side: Side) => details.sets.filter((set) => setWinner(set) === side).length;
  const winner: Side = won('teamA') >= won('teamB') ? 'teamA' : 'teamB';
  const order = [null, otherSide(winner), winner];
  const plays = order.flatMap((side) =>
    details.sets.flatMap((set, setIndex) => (setWinner(set) === side ? playsOfSet(set, setIndex) : [])),
  );
  return plays.map((play, index) => ({
    ...play,
    id: `${retold}${index + 1}`,
    at: '',
    sequence: index + 1,
  }));
}

function playsOfSet(set: MatchSet, setIndex: number): Play[] {
  const lineups = sides.flatMap((side) =>
    (['attacker', 'defender'] as const)
      .filter((role) => set[side].players[role] !== null)
      .map((role): Play => ({ kind: 'selection', setIndex, side, role, playerId: set[side].players[role] })),
  );
  const last = setWinner(set) ?? 'teamA';
  const first = otherSide(last);
  return [...lineups, ...playsFor(first, set, setIndex), ...playsFor(last, set, setIndex)];
}

/** The goals of a side, and the opponent’s cards where they gave them. A red card was the last thing of its set. */
function playsFor(side: Side, set: MatchSet, setIndex: number): Play[] {
  const carded = otherSide(side);
  const cards = set[carded].cards.map(
    ({ type, player }): ShownCard => ({ kind: 'card', setIndex, side: carded, type, playerId: player }),
  );
  if (cards.some(({ type }) => type === 'red')) return cards;
  const waiting = [...cards];
  const plays = set[side].goals.flatMap(({ scorerId, type }): Play[] => {
    const yellow = waiting.findIndex((card) => card.type === 'yellow');
    const isAwarded = scorerId === null && type === 'penalty' && yellow !== -1;
    return isAwarded ? waiting.splice(0, 1 + yellow) : [{ kind: 'goal', setIndex, side, type, scorerId }];
  });
  const finisher = setWinner(set) === side ? plays.splice(-1) : [];
  return [...plays, ...waiting, ...finisher];
}
