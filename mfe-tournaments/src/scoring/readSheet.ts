import {
  type Correction,
  compareEvents,
  type EventStamp,
  gestureOf,
  isOfGesture,
  isPlay,
  type PlayCorrectionEvent,
  type PlayEvent,
  type SheetEvent,
} from '../model/sheetEvent';
import type { MatchDetails } from '../model/tournament';
import { applyPlay } from './applyPlay';
import { originalOf } from './duplicateGoals';
import { emptyDetails, matchWinner } from './score';
import { refusalOfPlay } from './sheetRefusal';

export type SheetReading = {
  readonly details: MatchDetails;
  /** Plays that count, in order. */
  readonly plays: readonly PlayEvent[];
  /** Goals that may repeat another scorer's, by their identifiers, with the repeated one: they count once answered. */
  readonly duplicates: ReadonlyMap<string, string>;
  /** The play that decided the match; undefined before. */
  readonly decision: PlayEvent | undefined;
  /** Later attributions of counted plays, in order. */
  readonly attributions: readonly AttributionEvent[];
  /** Undos that can be redone; the last one is next. */
  readonly redoable: readonly Redo[];
  /** Gestures that are read as if they had not been (`gestureOf`). */
  readonly takenBack: { has(gesture: string): boolean };
};

export type AttributionEvent = PlayCorrectionEvent & { readonly kind: 'attribution' };
/** With the author of the undo. */
type Redo = Correction & { readonly kind: 'redo' | 'bring-back' } & Pick<EventStamp, 'author'>;

/** Each play that counts, with the sheet as it left it: going back is a step, not a new reading. */
type Page = {
  readonly play: PlayEvent;
  readonly details: MatchDetails;
  readonly original: string | undefined;
};

function playsOf(pages: readonly Page[]): readonly PlayEvent[] {
  return pages.map(({ play }) => play);
}

type Corrections = {
  readonly [Kind in PlayCorrectionEvent['kind']]: (
    event: PlayCorrectionEvent & { readonly kind: Kind },
    play: PlayEvent,
  ) => void;
};

function correct(corrections: Corrections, event: PlayCorrectionEvent, play: PlayEvent) {
  (corrections[event.kind] as (event: PlayCorrectionEvent, play: PlayEvent) => void)(event, play);
}

/**
 * Computes a sheet's details from its events, in any order, for a match of `winningSets`. Two plays are void without
 * being errors: one after the end of its set (two views scored the last goal at once), and a second correction of one
 * event.
 */
export function readSheet(events: readonly SheetEvent[], winningSets: number): SheetReading {
  const known = new Map<string, PlayEvent>();
  const pages: Page[] = [];
  const redoable: Redo[] = [];
  const attributions: AttributionEvent[] = [];
  /** Plays that an undo of another play has voided; redoing that play restores them. */
  const voided = new Map<string, readonly PlayEvent[]>();
  /** Goals that somebody has said to repeat no other one. */
  const ownGoals = new Set<string>();
  const write = (play: PlayEvent) => {
    const details = pages.at(-1)?.details ?? emptyDetails;
    if (refusalOfPlay(details, play, winningSets) !== null) return;
    const original = ownGoals.has(play.id) ? undefined : originalOf(play, pages);
    pages.push({ play, original, details: original === undefined ? applyPlay(details, play) : details });
  };
  const placeOf = (target: string) => pages.findLastIndex(({ play }) => play.id === target);
  const corrections: Corrections = {
    undo: ({ target, author }, play) => {
      const place = placeOf(target);
      if (place === -1) return;
      const later = playsOf(pages.splice(place).slice(1));
      for (const again of later) write(again);
      const left = new Set(playsOf(pages).map(({ id }) => id));
      voided.set(
        play.id,
        later.filter(({ id }) => !left.has(id)),
      );
      redoable.push({ kind: 'redo', target: play.id, author });
    },
    redo: (_event, play) => {
      const waiting = redoable.findIndex(({ kind, target }) => kind === 'redo' && target === play.id);
      if (waiting === -1) return;
      redoable.splice(waiting, 1);
      const place = pages.findLastIndex((page) => compareEvents(page.play, play) < 0) + 1;
      const later = [...playsOf(pages.splice(place)), ...(voided.get(play.id) ?? [])].sort(compareEvents);
      for (const again of [play, ...later]) write(again);
    },
    attribution: (event, play) => {
      if (play.kind !== 'goal') return;
      const { target, type, scorerId } = event;
      // The answer « Non » changes nothing else (`answerDuplicate`).
      if (type === play.type && scorerId === play.scorerId) ownGoals.add(target);
      const attributed = { ...play, type, scorerId };
      known.set(target, attributed);
      attributions.push(event);
      // The scorer has been named again since the undone correction.
      const [...waiting] = redoable;
      redoable.splice(0, waiting.length, ...waiting.filter(({ kind }) => kind === 'redo'));
      const place = placeOf(target);
      if (place === -1) return;
      for (const again of [attributed, ...playsOf(pages.splice(place).slice(1))]) write(again);
    },
  };

  const sorted = [...events].sort(compareEvents);
  const takenBack = gesturesTakenBack(sorted);
  for (const event of sorted) {
    if (isOfGesture(event)) {
      const { id, target, author } = event;
      if (takenBack.get(target) === id) redoable.push({ kind: 'bring-back', target, author });
      continue;
    }
    if (takenBack.has(gestureOf(event))) continue;
    if (isPlay(event)) {
      known.set(event.id, event);
      write(event);
      // A new play, void or not, clears the redo list, because its author had moved on.
      redoable.length = 0;
      continue;
    }
    const target = known.get(event.target);
    if (target !== undefined) correct(corrections, event, target);
  }
  const plays = playsOf(pages);
  const counted = new Set(plays.map(({ id }) => id));
  return {
    details: pages.at(-1)?.details ?? emptyDetails,
    plays,
    duplicates: new Map(pages.flatMap(({ play, original }) => (original ? [[play.id, original]] : []))),
    decision: pages.find((page) => matchWinner(page.details, winningSets) !== null)?.play,
    attributions: attributions.filter(({ target }) => counted.has(target)),
    redoable,
    takenBack,
  };
}

/**
 * Decides which gestures are taken back, each with the identifier of the event that says so, given a sheet's events in
 * their order. Of several that say the same the first one counts.
 */
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
