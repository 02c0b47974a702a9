import type { MatchDetails } from '../tournament';
import { applyPlay, emptyDetails } from './applyPlay';
import { readSheet } from './readSheet';
import { matchScore, type Score, setScore } from './score';
import { compareEvents, isPlay, type PlayEvent, type SheetEvent } from './sheetEvent';

export type ListedPlay =
  | {
      readonly state: 'counted';
      readonly play: PlayEvent;
      /** Goals of the play's set, and sets of the match, once the play was written. */
      readonly setScore: Score;
      readonly matchScore: Score;
    }
  /** `undone`: taken back. `void`: written where nothing could be written any more. */
  | { readonly state: 'undone' | 'void'; readonly play: PlayEvent };

/** Lists a sheet's plays in order, each with what became of it, and the score after each that counts. */
export function listPlays(events: readonly SheetEvent[], winningSets: number): readonly ListedPlay[] {
  const counted = new Set(readSheet(events, winningSets).plays);
  const undone = new Set(events.flatMap((event) => (event.kind === 'undo' ? [event.target] : [])));
  let details: MatchDetails = emptyDetails;
  return [...events]
    .sort(compareEvents)
    .filter(isPlay)
    .map((play): ListedPlay => {
      if (!counted.has(play)) return { state: undone.has(play.id) ? 'undone' : 'void', play };
      details = applyPlay(details, play);
      const set = details.sets[play.setIndex] as MatchDetails['sets'][number];
      return { state: 'counted', play, setScore: setScore(set), matchScore: matchScore(details) };
    });
}
