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
  const corrections = {
    undo: (target: PlayEvent) => {
      const place = pages.findLastIndex(({ play }) => play === target);
      if (place === -1) return;
      for (const { play } of pages.splice(place).slice(1)) write(play);
      redoable.push(target);
    },
    redo: (target: PlayEvent) => {
      const waiting = redoable.indexOf(target);
      if (waiting === -1) return;
      redoable.splice(waiting, 1);
      const place = pages.findLastIndex(({ play }) => compareEvents(play, target) < 0) + 1;
      const later = pages.splice(place);
      for (const play of [target, ...later.map((page) => page.play)]) write(play);
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
    if (target !== undefined) corrections[event.kind](target);
  }
  return {
    details: pages.at(-1)?.details ?? emptyDetails,
    plays: pages.map(({ play }) => play),
    redoable,
  };
}
