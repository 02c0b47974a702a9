import type { Correction, EventStamp, PlayCorrectionEvent, PlayEvent, SheetEvent } from '../model/sheetEvent';
import { compareEvents, gestureOf, isOfGesture, isPlay } from '../model/sheetEvent';
import type { MatchDetails } from '../model/tournament';
import { applyPlay, refusalOfPlay } from './applyPlay';
import { emptyDetails } from './score';

export type SheetReading = ReturnType<typeof readSheet>;
export type AttributionEvent = PlayCorrectionEvent & { readonly kind: 'attribution' };
/** With the author of the undo. */
type Redo = Correction & { readonly kind: 'redo' | 'bring-back' } & Pick<EventStamp, 'author'>;

type Step = {
  readonly play: PlayEvent;
  readonly details: MatchDetails;
  /** The goal that it may repeat: it counts once that is answered. */
  readonly original: string | undefined;
};

function playsOf(steps: readonly Step[]): readonly PlayEvent[] {
  return steps.map(({ play }) => play);
}

/**
 * Computes a sheet's details from its events, in any order, for a match of `winningSets`. A play after the end of its set
 * (two views scored the last goal at once) and a second correction of one event are void without being errors.
 */
export function readSheet(events: readonly SheetEvent[], winningSets: number) {
  const known = new Map<string, PlayEvent>();
  const steps: Step[] = [];
  const attributions: AttributionEvent[] = [];
  const removals: PlayCorrectionEvent[] = [];
  let redoable: readonly Redo[] = [];
  /** Plays that an undo of another play has voided; redoing that play restores them. */
  const voided = new Map<string, readonly PlayEvent[]>();
  /** Goals that a scorer has said to repeat no other one, and who last said so. */
  const ownGoals = new Map<string, string | undefined>();

  function write(plays: readonly PlayEvent[]) {
    for (const play of plays) {
      const details = steps.at(-1)?.details ?? emptyDetails;
      if (refusalOfPlay(details, play, winningSets) !== null) continue;
      const original = ownGoals.has(play.id) ? undefined : originalOf(play, steps);
      steps.push({ play, original, details: original === undefined ? applyPlay(details, play) : details });
    }
  }

  /** Removes a play with all later ones, and returns the later ones; undefined where the play does not count. */
  function removeFrom({ id }: PlayEvent): readonly PlayEvent[] | undefined {
    const place = steps.findLastIndex(({ play }) => play.id === id);
    return place === -1 ? undefined : playsOf(steps.splice(place)).slice(1);
  }

  function undo(play: PlayEvent, author: string | undefined) {
    const later = removeFrom(play);
    if (later === undefined) return;
    write(later);
    const left = new Set(playsOf(steps));
    voided.set(
      play.id,
      later.filter((other) => !left.has(other)),
    );
    redoable = [...redoable, { kind: 'redo', target: play.id, author }];
  }

  function redo(play: PlayEvent) {
    const waiting = redoable.find(({ kind, target }) => kind === 'redo' && target === play.id);
    if (waiting === undefined) return;
    redoable = redoable.filter((undone) => undone !== waiting);
    const place = steps.findLastIndex((step) => compareEvents(step.play, play) < 0) + 1;
    const later = [...playsOf(steps.splice(place)), ...(voided.get(play.id) ?? [])].sort(compareEvents);
    write([play, ...later]);
  }

  function attribute(event: AttributionEvent, goal: PlayEvent) {
    if (goal.kind !== 'goal') return;
    const { target, type, scorerId } = event;
    // The answer « Non » changes nothing else (`answerDuplicate`).
    if (type === goal.type && scorerId === goal.scorerId) ownGoals.set(target, event.author);
    const attributed = { ...goal, type, scorerId };
    known.set(target, attributed);
    attributions.push(event);
    // The scorer has been named again since the undone correction.
    redoable = redoable.filter(({ kind }) => kind === 'redo');
    const later = removeFrom(goal);
    if (later !== undefined) write([attributed, ...later]);
  }

  const sorted = [...events].sort(compareEvents);
  const takenBack = gesturesTakenBack(sorted);
  for (const event of sorted) {
    if (isOfGesture(event)) {
      const { id, target, author } = event;
      if (takenBack.get(target) === id) redoable = [...redoable, { kind: 'bring-back', target, author }];
      continue;
    }
    if (takenBack.has(gestureOf(event))) continue;
    if (isPlay(event)) {
      known.set(event.id, event);
      write([event]);
      // A new play, void or not, clears the redo list, because its author had moved on.
      redoable = [];
      continue;
    }
    const play = known.get(event.target);
    if (play === undefined) continue;
    if (event.kind === 'attribution') attribute(event, play);
    else if (event.kind === 'redo') redo(play);
    else {
      undo(play, event.author);
      if (event.gesture !== undefined) removals.push(event);
    }
  }
  const plays = playsOf(steps);
  const counted = new Set(plays.map(({ id }) => id));
  return {
    details: steps.at(-1)?.details ?? emptyDetails,
    /** Plays that count, in order. */
    plays,
    /** The same plays, each with the details as it left them. */
    steps: steps as readonly Step[],
    /** Later attributions of counted plays, in order. */
    attributions: attributions.filter(({ target }) => counted.has(target)),
    /** Removals of plays that were chosen in the list and do not count, in order: each is a gesture of its own. */
    removals: removals.filter(({ target }) => !counted.has(target)),
    ownGoals: ownGoals as ReadonlyMap<string, string | undefined>,
    /** Undos that can be redone; the last one is next. */
    redoable,
    /** Gestures that are read as if they had not been (`gestureOf`). */
    takenBack,
  };
}

/** The gestures that are taken back, each with the identifier of the first event that says so. */
function gesturesTakenBack(sorted: readonly SheetEvent[]): ReadonlyMap<string, string> {
  const known = new Set<string>();
  const takenBack = new Map<string, string>();
  for (const event of sorted) {
    if (event.kind === 'bring-back') takenBack.delete(event.target);
    else if (event.kind !== 'take-back') known.add(gestureOf(event));
    else if (known.has(event.target) && !takenBack.has(event.target)) takenBack.set(event.target, event.id);
  }
  return takenBack;
}

/** Two scorers note one goal within this time. */
const apartMs = 10_000;

/**
 * Decides which goal before it a goal may repeat: another scorer noted it within ten seconds, in the same set, for the
 * same player or with one of them unknown. Each scorer repeats a goal once. A quick score is no tap and repeats none.
 */
function originalOf(goal: PlayEvent, before: readonly Step[]): string | undefined {
  if (!isTapped(goal)) return undefined;
  return before.find(({ play, original }) => {
    if (original !== undefined || !isTapped(play) || play.author === goal.author) return false;
    const isSamePlace = play.setIndex === goal.setIndex && play.side === goal.side;
    const isSamePlayer = play.scorerId === goal.scorerId || play.scorerId === null || goal.scorerId === null;
    const isSoon = Math.abs(Date.parse(play.at) - Date.parse(goal.at)) <= apartMs;
    if (!isSamePlace || !isSamePlayer || !isSoon) return false;
    return !before.some((other) => other.original === play.id && other.play.author === goal.author);
  })?.play.id;
}

function isTapped(play: PlayEvent): play is PlayEvent & { readonly kind: 'goal' } {
  return play.kind === 'goal' && play.author !== undefined && play.gesture === undefined;
}
