import { compareEvents, gestureOf, isPlay, type PlayEvent, type SheetEvent } from '../model/sheetEvent';
import type { MatchDetails } from '../model/tournament';
import { applyPlay } from './applyPlay';
import { readSheet } from './readSheet';
import { emptyDetails, matchScore, type Score, setScore } from './score';

export type ListedPlay =
  | {
      readonly state: 'counted';
      readonly play: PlayEvent;
      /** Goals of the play's set, and sets of the match, once the play was written; a forfeit is of no set. */
      readonly setScore: Score | null;
      readonly matchScore: Score;
      /** A goal that was recorded without its scorer, whether the scorer was named later or not. */
      readonly isScorerOpen: boolean;
    }
  /** May repeat the goal with the identifier `original`, which another scorer noted. */
  | { readonly state: 'duplicate'; readonly play: PlayEvent; readonly original: string }
  /** `undone`: by an undo. `void`: recorded when no play was possible any more. */
  | { readonly state: 'undone' | 'void'; readonly play: PlayEvent };

/** Lists a sheet's plays in order, each with its state, and the score after each counting one. */
export function listPlays(events: readonly SheetEvent[], winningSets: number): readonly ListedPlay[] {
  const { plays, duplicates, takenBack } = readSheet(events, winningSets);
  const counted = new Map(plays.map((play) => [play.id, play]));
  const undone = new Set(
    events.flatMap((event) =>
      event.kind === 'undo' && !takenBack.has(gestureOf(event)) ? [event.target] : [],
    ),
  );
  let details: MatchDetails = emptyDetails;
  return [...events]
    .sort(compareEvents)
    .filter(isPlay)
    .map((written): ListedPlay => {
      // As it counts: a goal may have been given to its scorer since.
      const play = counted.get(written.id);
      if (play === undefined) {
        const isUndone = undone.has(written.id) || takenBack.has(gestureOf(written));
        return { state: isUndone ? 'undone' : 'void', play: written };
      }
      const original = duplicates.get(play.id);
      if (original !== undefined) return { state: 'duplicate', play, original };
      details = applyPlay(details, play);
      const set = play.kind === 'forfeit' ? undefined : details.sets[play.setIndex];
      return {
        state: 'counted',
        play,
        setScore: set ? setScore(set) : null,
        matchScore: matchScore(details),
        isScorerOpen: written.kind === 'goal' && written.scorerId === null,
      };
    });
}
