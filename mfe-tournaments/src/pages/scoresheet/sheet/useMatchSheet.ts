import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { gestureOf, isOwn, type SheetEvent } from '../../../model/sheetEvent';
import {
  type Fixture,
  logOf,
  type PlayerId,
  type Tournament,
  winningSetsOf,
} from '../../../model/tournament';
import type { SheetRefusal } from '../../../scoring/applyPlay';
import { isDerivedEvent } from '../../../scoring/eventsFromDetails';
import { knownEvents } from '../../../scoring/knownEvents';
import { readSheet } from '../../../scoring/readSheet';
import { setWinner } from '../../../scoring/score';
import {
  lastAction,
  type PlayRequest,
  type RecordOutcome,
  type SheetAction,
  type SheetCommands,
  sheetCommands,
} from '../../../scoring/sheetCommands';
import { loadingMatch, openMatch } from '../../../store/events/openMatch';
import { newStamp, presentAuthor } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { namesOf, squadsOfMatch } from '../../../widgets/squads';
import { strings } from './strings';
import { useWriters } from './useSharedSheet';

const nothing: readonly SheetEvent[] = [];

/** A match sheet that several views may write. A tap shows and is stored at once; a failed write loses none. */
export function useMatchSheet(tournament: Tournament, fixture: Fixture) {
  const winningSets = winningSetsOf(tournament);
  const match = openMatch({ log: logOf(tournament), fixture: fixture.id });
  const state = useSyncExternalStore(match.observe, match.snapshot, () => loadingMatch);
  const [refusal, setRefusal] = useState<SheetRefusal | null>(null);
  /** Another person's action that the scorer wants to take back, and its identifier if they chose it in the list. */
  const [asked, setAsked] = useState<{ readonly action: SheetAction; readonly target: string | undefined }>();
  const events = useMemo(() => knownEvents(fixture, state.events), [fixture, state.events]);
  const reading = useMemo(() => readSheet(events, winningSets), [events, winningSets]);
  const squads = useMemo(() => squadsOfMatch(tournament, fixture), [tournament, fixture]);
  const names = useMemo(() => namesOf(squads), [squads]);
  const me = presentAuthor();
  const writers = useWriters(tournament.id, events, me);

  // Events that another tab could not store travel with the record: a tab that can store them does.
  const { isLoading } = state;
  useEffect(() => {
    // A derived log of the whole match is not added to another log: `catchUp` decides which one applies.
    if (isLoading || fixture.events === undefined || fixture.events.some(isDerivedEvent)) return;
    const known = new Set(match.snapshot().events.map(({ id }) => id));
    const travelling = fixture.events.filter(({ id }) => !known.has(id));
    if (travelling.length === 0) return;
    match.countOn(travelling.map(({ id }) => id));
    void match.keep(travelling);
  }, [match, isLoading, fixture.events]);

  /** Returns the recorded events: none after a refusal. It reads the present events, also from a notice's late action. */
  function write(record: (sheet: SheetCommands) => RecordOutcome): readonly SheetEvent[] {
    const stored = match.snapshot().events;
    const before = knownEvents(fixture, stored);
    const outcome = record(sheetCommands(before, winningSets));
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (!outcome.ok) return nothing;
    const known = new Set(stored.map(({ id }) => id));
    // The first tap also stores the events that the sheet derived.
    void match.keep(outcome.events.filter(({ id }) => !known.has(id)));
    return outcome.events.slice(before.length);
  }

  const undo = (target: string | undefined) => write((sheet) => sheet.undo(newStamp(), target));

  return {
    ...reading,
    ...state,
    events,
    /** Without the events that the sheet derived. */
    stored: state.events,
    tournamentId: tournament.id,
    fixture,
    winningSets,
    squads,
    names,
    me,
    /** The names of the writers, by the authors of events. */
    writers,
    refusal,
    keepAgain: match.restore,
    /** Writes plays one after the other, or none of them, and returns whether it did. */
    play(...requests: readonly PlayRequest[]): boolean {
      const together = requests.length > 1 && { gesture: newStamp().id };
      const stamp = () => ({ ...newStamp(), ...together });
      const written = write((sheet) => sheet.playAll(requests, stamp));
      for (const event of written) {
        if (event.kind !== 'card') continue;
        const set = reading.details.sets[event.setIndex];
        const isLost = event.type === 'red' && set !== undefined && setWinner(set) === null;
        announce({
          title: strings.cardTitle(event.type),
          ...(isLost && { description: strings.setLost }),
          variant: event.type === 'red' ? 'destructive' : 'default',
          // In a low window the bar with the way back is out of sight.
          action: { label: strings.undoShort, onSelect: () => undo(event.id) },
        });
      }
      return written.length > 0;
    },
    /** Takes back the scorer's own last action, or the play chosen in the list; another person's is asked for. */
    takeBack(target?: string) {
      const chosen = reading.plays.find(({ id }) => id === target);
      const action = chosen ?? lastAction(reading, me) ?? lastAction(reading);
      if (action !== undefined && !isOwn(action, me)) setAsked({ action, target });
      else undo(target);
    },
    asked: asked?.action,
    /** The chosen play alone; the last action with its whole gesture. */
    answerAsked(isConfirmed: boolean) {
      setAsked(undefined);
      if (!isConfirmed || asked === undefined) return;
      if (asked.target !== undefined) undo(asked.target);
      else write((sheet) => sheet.undoGesture(gestureOf(asked.action), newStamp()));
    },
    redo: () => write((sheet) => sheet.redo(newStamp())),
    answerDuplicate: (target: string, isSame: boolean) =>
      write((sheet) => sheet.answerDuplicate(target, isSame, newStamp())),
    attribute: (target: string, scorerId: PlayerId | null) =>
      write((sheet) => sheet.attribute(target, scorerId, newStamp())),
  };
}

export type MatchSheet = ReturnType<typeof useMatchSheet>;
