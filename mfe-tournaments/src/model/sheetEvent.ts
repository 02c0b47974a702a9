export type Role = 'attacker' | 'defender';
export type GoalType = 'attacker' | 'defender' | 'penalty';
export type CardType = 'green' | 'yellow' | 'red';
/** The home team of a fixture is `teamA`, the away team `teamB`. */
export type Side = 'teamA' | 'teamB';
export type PlayerId = string;

/**
 * Metadata of an event. `sequence` is one more than the highest that its writer had seen (a Lamport clock), so that two
 * open views agree on an order without agreeing on the time. `at` is an ISO instant for readers of the list. Events
 * with the same `gesture` (a quick score and the undos before it) are undone and redone together. `author` is the member
 * who wrote it at the back end; without a back end a browser has one writer, and its events have none.
 */
export type EventStamp = {
  readonly id: string;
  readonly at: string;
  readonly gesture?: string | undefined;
  readonly author?: string | undefined;
};
type Recorded = EventStamp & { readonly sequence: number };

/** Something that happened on the court. Sets are counted from 0, as in the stored cards. */
type OnCourt = { readonly setIndex: number; readonly side: Side };
/** The scorer is null if unknown: such goals come from results that arrive without their events. */
type Scored = { readonly type: GoalType; readonly scorerId: PlayerId | null };

export type Selection = OnCourt & {
  readonly kind: 'selection';
  readonly role: Role;
  readonly playerId: PlayerId | null;
};
export type ScoredGoal = OnCourt & Scored & { readonly kind: 'goal' };
export type ShownCard = OnCourt & {
  readonly kind: 'card';
  readonly type: CardType;
  readonly playerId: PlayerId | null;
};
/** The side does not play the match, or not to its end: it is lost by the score of the rules. */
export type DeclaredForfeit = { readonly kind: 'forfeit'; readonly side: Side };
/** Something that belongs to a set. */
export type SetPlay = Selection | ScoredGoal | ShownCard;
export type Play = SetPlay | DeclaredForfeit;
/** Taking back a play, or the taking back of it, is an event as well: nothing is ever removed from a sheet. */
type PlayCorrection =
  | { readonly kind: 'undo' | 'redo'; readonly target: string }
  /** Names the scorer of a goal that was recorded without one, or with a wrong one. */
  | (Scored & { readonly kind: 'attribution'; readonly target: string });
/** The same for all that a gesture wrote (`gestureOf`), corrections too: the sheet is read as if it had not been. */
type GestureCorrection = { readonly kind: 'take-back' | 'bring-back'; readonly target: string };
export type Correction = PlayCorrection | GestureCorrection;

export type PlayEvent = Recorded & Play;
export type PlayCorrectionEvent = Recorded & PlayCorrection;
type GestureCorrectionEvent = Recorded & GestureCorrection;
export type SheetEvent = PlayEvent | PlayCorrectionEvent | GestureCorrectionEvent;

/** The sheet's own order: by sequence, then by identifier where two views wrote at once. */
export function compareEvents(a: SheetEvent, b: SheetEvent): number {
  return a.sequence - b.sequence || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

const plays: readonly SheetEvent['kind'][] = ['selection', 'goal', 'card', 'forfeit'];

export function isPlay(event: SheetEvent): event is PlayEvent {
  return plays.includes(event.kind);
}

export function isOfGesture(event: SheetEvent): event is GestureCorrectionEvent {
  return event.kind === 'take-back' || event.kind === 'bring-back';
}

/** Whether a person may take an event back as their own. Without a name of its author or of the person, they may. */
export function isOwn({ author }: Pick<EventStamp, 'author'>, person: string | undefined): boolean {
  return author === undefined || person === undefined || author === person;
}

/** The gesture of an event; an event without one is a gesture by itself. */
export function gestureOf({ id, gesture = id }: EventStamp): string {
  return gesture;
}

/** The union of two views' events, in the sheet's order. Merging is commutative, associative and idempotent. */
export function mergeEvents(a: readonly SheetEvent[], b: readonly SheetEvent[]): readonly SheetEvent[] {
  const union = new Map([...a, ...b].map((event) => [event.id, event]));
  return [...union.values()].sort(compareEvents);
}
