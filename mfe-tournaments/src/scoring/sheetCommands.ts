import { type Outcome, refused } from '../model/outcome';
import type {
  Correction,
  DeclaredForfeit,
  EventStamp,
  Play,
  PlayCorrectionEvent,
  PlayEvent,
  ScoredGoal,
  Selection,
  SheetEvent,
  ShownCard,
} from '../model/sheetEvent';
import { compareEvents, gestureOf, isOfGesture, isOwn, isPlay } from '../model/sheetEvent';
import type { GoalType, MatchDetails, PlayerId, Role, Side, Team } from '../model/tournament';
import { refusalOfPlay, type SheetRefusal } from './applyPlay';
import { isDerivedEvent, selectionsOf } from './eventsFromDetails';
import { readSheet, type SheetReading } from './readSheet';
import { matchWinner, roles, setWinner, sides } from './score';

/** A scorer's request to the sheet. */
export type PlayRequest =
  | Selection
  | ShownCard
  | DeclaredForfeit
  /** The scorer: by default the role in the goal's name, the attacker for a penalty; `unknown` if it is not known. */
  | (Omit<ScoredGoal, 'scorerId'> & { readonly by?: Role | 'unknown' });

export type RecordOutcome = Outcome<{ events: readonly SheetEvent[] }, SheetRefusal>;

/** The role whose player scores a goal of a type. */
export const scoringRole: Readonly<Record<GoalType, Role>> = {
  attacker: 'attacker',
  defender: 'defender',
  penalty: 'attacker',
};

export type SheetCommands = ReturnType<typeof sheetCommands>;

/** The commands on a sheet. Each returns the events with its own added, or why it is refused. */
export function sheetCommands(events: readonly SheetEvent[], winningSets: number) {
  const reading = { ...readSheet(events, winningSets), events, winningSets };
  const { details, plays, redoable, takenBack } = reading;

  function append(matter: Play | Correction, stamp: EventStamp): RecordOutcome {
    const sequence = 1 + events.reduce((highest, event) => Math.max(highest, event.sequence), 0);
    return { ok: true, events: [...events, { ...matter, ...stamp, sequence }] };
  }

  /** A goal needs a player in its role (specification, section 5). */
  function play(request: PlayRequest, stamp: EventStamp): RecordOutcome {
    const refusal = refusalOfPlay(details, request, winningSets);
    if (refusal !== null) return refused(refusal);
    if (request.kind !== 'goal') return append(request, stamp);
    const { setIndex, side, type, by = scoringRole[type] } = request;
    const scorerId = by === 'unknown' ? null : (details.sets[setIndex]?.[side].players[by] ?? null);
    if (scorerId === null && by !== 'unknown') return refused({ kind: `${by}-not-selected` });
    return append({ kind: 'goal', setIndex, side, type, scorerId }, stamp);
  }

  /** Plays one after the other, or none of them. `newStamp` gives one stamp for each event. */
  function playAll(requests: readonly PlayRequest[], newStamp: () => EventStamp): RecordOutcome {
    let outcome: RecordOutcome = { ok: true, events };
    for (const request of requests) {
      if (outcome.ok) outcome = sheetCommands(outcome.events, winningSets).play(request, newStamp());
    }
    return outcome;
  }

  /**
   * Takes back the last gesture of its author that counts, whatever it wrote, or one play chosen in the list. To choose an
   * earlier one than the last is an action itself, which the next undo takes back.
   */
  function undo(stamp: EventStamp, target?: string): RecordOutcome {
    const last = lastAction(reading, stamp.author);
    if (target !== undefined) {
      const isThere = plays.some(({ id }) => id === target);
      const { gesture = last?.id === target ? undefined : stamp.id } = stamp;
      return isThere
        ? append({ kind: 'undo', target }, { ...stamp, ...(gesture !== undefined && { gesture }) })
        : refused({ kind: 'nothing-to-undo' });
    }
    return last === undefined ? refused({ kind: 'nothing-to-undo' }) : undoGesture(gestureOf(last), stamp);
  }

  /** Undoes the events of a gesture (`gestureOf`), and no others: the sheet is as if it had not been made. */
  function undoGesture(gesture: string, stamp: EventStamp): RecordOutcome {
    const [only, ...others] = events.filter((event) => !isOfGesture(event) && gestureOf(event) === gesture);
    if (only === undefined || takenBack.has(gesture)) return refused({ kind: 'nothing-to-undo' });
    // A play by itself is taken back as it always was, for releases that know no gestures.
    if (isPlay(only) && others.length === 0) return append({ kind: 'undo', target: only.id }, stamp);
    return append({ kind: 'take-back', target: gesture }, stamp);
  }

  /** Redoes the last undo of its author, unless other plays followed. */
  function redo(stamp: EventStamp): RecordOutcome {
    const undone = redoable.findLast((correction) => isOwn(correction, stamp.author));
    if (undone === undefined) return refused({ kind: 'nothing-to-redo' });
    const { author: _author, ...correction } = undone;
    return append(correction, stamp);
  }

  /**
   * Names the scorer of a goal that counts, or marks them unknown: by default as they are. A tapped goal keeps its type.
   * A result as a whole (a quick score) says no types: there the scorer's role in the set decides.
   */
  function attribute(target: string, scorer: PlayerId | null | undefined, stamp: EventStamp): RecordOutcome {
    const goal = plays.find(({ id }) => id === target);
    const written = events.find(({ id }) => id === target);
    if (goal?.kind !== 'goal' || written?.kind !== 'goal') return refused({ kind: 'goal-gone' });
    const scorerId = scorer === undefined ? goal.scorerId : scorer;
    const isTapped = written.gesture === undefined && !isDerivedEvent(written);
    const { defender } = details.sets[goal.setIndex]?.[goal.side].players ?? { defender: null };
    const isByDefender = scorerId !== null && scorerId === defender;
    const type = written.type === 'attacker' && !isTapped && isByDefender ? 'defender' : written.type;
    return append({ kind: 'attribution', target, type, scorerId }, stamp);
  }

  /**
   * Answers whether a goal repeats another scorer's. The answer is an event that every release can read: « yes » undoes
   * the goal, and « no » names its scorer once more.
   */
  function answerDuplicate(target: string, isSame: boolean, stamp: EventStamp): RecordOutcome {
    return isSame ? undo(stamp, target) : attribute(target, undefined, stamp);
  }

  return { ...reading, play, playAll, undo, undoGesture, redo, attribute, answerDuplicate };
}

/** What an undo can take back. */
export type SheetAction = PlayEvent | PlayCorrectionEvent;

/** The last action of a scorer that counts, of a person or, without one, of anybody; of another person no removal. */
export function lastAction({ plays, attributions, removals }: SheetReading, person?: string) {
  const own = [...plays, ...attributions].filter((event) => isOwn(event, person));
  const removed = removals.filter(({ author }) => author === undefined || author === person);
  return [...own, ...removed].sort(compareEvents).at(-1);
}

/**
 * The selections that the rules suggest for the sides without players in a set. One substitution a set is mandatory
 * (specification, section 9): a third player enters, or a team of two swaps its roles.
 */
export function suggestedSelections(
  details: MatchDetails,
  setIndex: number,
  squads: Readonly<Record<Side, Pick<Team, 'players'>>>,
): Selection[] {
  const [before, now] = [details.sets[setIndex - 1], details.sets[setIndex]];
  if (before === undefined || now === undefined) return [];
  const open = sides.filter((side) => roles.every((role) => now[side].players[role] === null));
  return open.flatMap((side) => {
    const sentOff = sentOffPlayers(details, side);
    const rested = restedPlayers(details, setIndex, side, squads[side]).filter((id) => !sentOff.has(id));
    const { attacker, defender } = before[side].players;
    const isGone = (id: PlayerId | null) => sentOff.has(id);
    /** The third player replaces a player who was sent off, or the attacker. */
    const replacing = (id: PlayerId | null) => (isGone(id) ? (rested.shift() ?? null) : id);
    if (isGone(attacker) || isGone(defender)) {
      return selectionsOf({ attacker: replacing(defender), defender: replacing(attacker) }, setIndex, side);
    }
    const isWhole = attacker !== null && defender !== null;
    const third = isWhole ? rested[0] : undefined;
    return selectionsOf({ attacker: defender, defender: third ?? attacker }, setIndex, side);
  });
}

/** A side's players with a red card on the sheet. */
export function sentOffPlayers({ globalCards }: MatchDetails, side: Side): ReadonlySet<PlayerId | null> {
  return new Set(globalCards[side].map(({ player }) => player).filter((player) => player !== null));
}

/** The most players of whom all are expected at a match; of a larger squad, the sheet shows who has come. */
const playersExpected = 3;

/** A side's players who sat out the set before: who has waited longest first. */
function restedPlayers(
  { sets }: MatchDetails,
  setIndex: number,
  side: Side,
  { players }: Pick<Team, 'players'>,
) {
  const lastSet = (id: PlayerId) =>
    sets.slice(0, setIndex).findLastIndex((set) => roles.some((role) => set[side].players[role] === id));
  return players
    .map(({ id }) => ({ id, last: lastSet(id) }))
    .filter(({ last }) => last < setIndex - 1 && (last >= 0 || players.length <= playersExpected))
    .sort((one, other) => one.last - other.last)
    .map(({ id }) => id);
}

/** A side's players who have in a set the role that they had in the set before: their substitution is missing. */
export function unchangedPlayers({ sets }: MatchDetails, setIndex: number, side: Side) {
  return roles.flatMap((role) => {
    const playerId = sets[setIndex]?.[side].players[role] ?? null;
    const before = sets[setIndex - 1]?.[side].players[role];
    return playerId === null || playerId !== before ? [] : [{ playerId, role }];
  });
}

/** The set to be played next: the first one without a winner, or the last one won when the match is over. */
export function currentSetIndex(details: MatchDetails, winningSets: number): number {
  const firstOpen = details.sets.findIndex((set) => setWinner(set) === null);
  const isOver = matchWinner(details, winningSets) !== null;
  if (firstOpen === -1 || isOver) return details.sets.findLastIndex((set) => setWinner(set) !== null);
  return firstOpen;
}

/** A scorer who has written nothing for this long before the sheet's last event has handed the sheet over. */
const presentMs = 10 * 60_000;

/** The authors who write on a sheet beside a person; none where writers have no names. */
export function otherWriters(events: readonly SheetEvent[], person: string | undefined): readonly string[] {
  if (person === undefined) return [];
  const present = recent(events).flatMap(({ author }) =>
    author !== undefined && author !== person ? [author] : [],
  );
  return [...new Set(present)].sort();
}

/** The events of the sheet's last minutes. */
export function recent(events: readonly SheetEvent[]): readonly SheetEvent[] {
  const moments = events.map(({ at }) => Date.parse(at)).filter((moment) => !Number.isNaN(moment));
  const last = moments.reduce((latest, moment) => Math.max(latest, moment), 0);
  return events.filter(({ at }) => last - Date.parse(at) <= presentMs);
}
