import type { MatchDetails } from '../tournament';
import { applyPlay, emptyDetails } from './applyPlay';
import { compareEvents, isPlay, type PlayEvent, type SheetEvent } from './sheetEvent';
import { refusalOfPlay } from './sheetRefusal';

export type SheetReading = {
  readonly details: MatchDetails;
  /** Plays that count, in order. The last one is the next to be undone. */
  readonly plays: readonly PlayEvent[];
  /** Plays taken back that can be brought back. The last one is the next to be redone. */
  readonly redoable: readonly PlayEvent[];
};

/** Each play that counts, with the sheet as it left it: going back is a step, not a new reading. */
type Page = { readonly play: PlayEvent; readonly details: MatchDetails };

type CorrectionEvent = Exclude<SheetEvent, PlayEvent>;
type Corrections = {
  readonly [Kind in CorrectionEvent['kind']]: (
    event: CorrectionEvent & { readonly kind: Kind },
    play: PlayEvent,
  ) => void;
};

function correct(corrections: Corrections, event: CorrectionEvent, play: PlayEvent) {
  (corrections[event.kind] as (event: CorrectionEvent, play: PlayEvent) => void)(event, play);
}

/**
 * Computes what a sheet says from its events, in any order, for a match of `winningSets`. A play that arrives where
 * none can be written any more (two views scored the last goal at once) is void, and so is a correction of
 * something already corrected; neither is an error.
 */
export function readSheet(events: readonly SheetEvent[], winningSets: number): SheetReading {
  const known = new Map<string, PlayEvent>();
  const pages: Page[] = [];
  const redoable: PlayEvent[] = [];
  const write = (play: PlayEvent) => {
    const details = pages.at(-1)?.details ?? emptyDetails;
    if (refusalOfPlay(details, play, winningSets) !== null) return;
    pages.push({ play, details: applyPlay(details, play) });
  };
  const placeOf = (target: string) => pages.findLastIndex(({ play }) => play.id === target);
  const corrections: Corrections = {
    undo: ({ target }, play) => {
      const place = placeOf(target);
      if (place === -1) return;
      for (const later of pages.splice(place).slice(1)) write(later.play);
      redoable.push(play);
    },
    redo: (_event, play) => {
      const waiting = redoable.findIndex(({ id }) => id === play.id);
      if (waiting === -1) return;
      redoable.splice(waiting, 1);
      const place = pages.findLastIndex((page) => compareEvents(page.play, play) < 0) + 1;
      const later = pages.splice(place);
      for (const again of [play, ...later.map((page) => page.play)]) write(again);
    },
    attribution: ({ target, type, scorerId }, play) => {
      if (play.kind !== 'goal') return;
      const attributed = { ...play, type, scorerId };
      known.set(target, attributed);
      const waiting = redoable.findIndex(({ id }) => id === target);
      if (waiting !== -1) redoable[waiting] = attributed;
      const place = placeOf(target);
      if (place === -1) return;
      for (const again of [
        attributed,
        ...pages
          .splice(place)
          .slice(1)
          .map((page) => page.play),
      ])
        write(again);
    },
  };

  for (const event of [...events].sort(compareEvents)) {
    if (isPlay(event)) {
      known.set(event.id, event);
      write(event);
      // A new play leaves nothing to bring back, void or not: its author had moved on.
      redoable.length = 0;
      continue;
    }
    const target = known.get(event.target);
    if (target !== undefined) correct(corrections, event, target);
  }
  return {
    details: pages.at(-1)?.details ?? emptyDetails,
    plays: pages.map(({ play }) => play),
    redoable,
  };
}
