import { compareEvents, gestureOf, isPlay, type PlayEvent, type SheetEvent } from '../model/sheetEvent';
import { readSheet, type SheetReading } from './readSheet';
import { type Score, setScore } from './score';
import { recent } from './sheetCommands';

export type ListedPlay = {
  readonly play: PlayEvent;
  /** `duplicate`: may repeat another scorer's goal. `void`: recorded when no play was possible any more. */
  readonly state: 'counted' | 'duplicate' | 'undone' | 'void';
  /** The identifier of the goal that a duplicate may repeat. */
  readonly original?: string;
  /** Goals of the set once a counted play was written; a forfeit is of no set. */
  readonly setScore?: Score;
  /** A counted goal that was recorded without its scorer, whether the scorer was named later or not. */
  readonly isScorerOpen?: boolean;
};

/** Lists a sheet's plays in order, each with its state, and the score after each counting one. */
export function listPlays(events: readonly SheetEvent[], winningSets: number): readonly ListedPlay[] {
  const { steps, takenBack } = readSheet(events, winningSets);
  const counted = new Map(steps.map((step) => [step.play.id, step]));
  const undone = new Set(
    events.flatMap((event) =>
      event.kind === 'undo' && !takenBack.has(gestureOf(event)) ? [event.target] : [],
    ),
  );
  return [...events]
    .sort(compareEvents)
    .filter(isPlay)
    .map((written): ListedPlay => {
      const step = counted.get(written.id);
      if (step === undefined) {
        const isUndone = undone.has(written.id) || takenBack.has(gestureOf(written));
        return { state: isUndone ? 'undone' : 'void', play: written };
      }
      // As it counts: a goal may have been given to its scorer since.
      const { play, original, details } = step;
      if (original !== undefined) return { state: 'duplicate', play, original };
      const set = play.kind === 'forfeit' ? undefined : details.sets[play.setIndex];
      const isScorerOpen = written.kind === 'goal' && written.scorerId === null;
      return { state: 'counted', play, isScorerOpen, ...(set && { setScore: setScore(set) }) };
    });
}

/**
 * The last goal of these minutes about which two scorers disagree: one said that it repeats another goal, the other that it
 * does not. It counts once, whoever answered first.
 */
export function contraryAnswers(events: readonly SheetEvent[], { ownGoals, plays }: SheetReading) {
  const yes = recent(events).findLast(
    (event) =>
      event.kind === 'undo' &&
      ownGoals.has(event.target) &&
      ownGoals.get(event.target) !== event.author &&
      plays.every(({ id }) => id !== event.target),
  );
  return yes?.kind === 'undo' ? { yes: yes.author, no: ownGoals.get(yes.target) } : undefined;
}
