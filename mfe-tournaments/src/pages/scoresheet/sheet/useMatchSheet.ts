import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SheetEvent } from '../../../model/sheetEvent';
import {
  type Fixture,
  logOf,
  type PlayerId,
  type Tournament,
  winningSetsOf,
} from '../../../model/tournament';
import type { SheetRefusal } from '../../../scoring/applyPlay';
import { isRetold } from '../../../scoring/eventsFromDetails';
import { hasUnpublishedPlays } from '../../../scoring/publishSheet';
import { readSheet } from '../../../scoring/readSheet';
import {
  answerDuplicate,
  attribute,
  type PlayRequest,
  type RecordOutcome,
  recordPlay,
  redo,
  undo,
  undoGesture,
} from '../../../scoring/recordPlay';
import { loadingMatch, openMatch } from '../../../store/events/openMatch';
import { allEvents, newStamp } from '../../../store/sheetEvents';
import { sheetPublishing } from './lateSheetPublishing';

const nothing: readonly SheetEvent[] = [];

/**
 * A match sheet that several views may write. A tap shows at once and is stored at once. It is published once it is
 * stored and the publishing code has loaded. No event is ever removed, so a failed write loses no event while the page
 * is open.
 */
export function useMatchSheet(tournament: Tournament, fixture: Fixture) {
  const winningSets = winningSetsOf(tournament);
  const match = openMatch({ log: logOf(tournament), fixture: fixture.id });
  const state = useSyncExternalStore(match.observe, match.snapshot, () => loadingMatch);
  const [refusal, setRefusal] = useState<SheetRefusal | null>(null);
  const events = useMemo(() => allEvents(fixture, state.events), [fixture, state.events]);
  const reading = useMemo(() => readSheet(events, winningSets), [events, winningSets]);

  const { module: publishing, hasFailed } = sheetPublishing.useArrival();
  // Publishes automatically at every tap of any view; a device without storage publishes the score all the same.
  const isDue = state.events.length > 0 && (state.unkept === 0 || state.isRefused);
  // A difference to the record alone must not trigger publishing: two tabs that read one sheet differently would
  // publish in turns for ever.
  const tappedBefore = useRef(nothing);
  const [tried, setTried] = useState(nothing);
  const publishTapped = useEffectEvent((tapped: readonly SheetEvent[]) => {
    // Events that could not be stored travel with the record once, not with each later record.
    const isNew = tappedBefore.current !== state.events;
    tappedBefore.current = state.events;
    const isBehind = hasUnpublishedPlays(fixture, tapped, winningSets) || fixture.events !== undefined;
    const onTried = () => setTried(state.events);
    if (isBehind || (state.unkept > 0 && isNew))
      publishing?.publishSoon(tournament.id, fixture.id, tapped, onTried);
    else onTried();
  });
  useEffect(() => {
    if (isDue && publishing !== undefined) publishTapped(events);
  }, [isDue, events, publishing]);

  // Events that another tab could not store travel with the record: a tab that can store them does.
  const { isLoading } = state;
  useEffect(() => {
    // A derived log of the whole match is not added to another log: `catchUp` decides which one applies.
    if (isLoading || fixture.events === undefined || fixture.events.some(isRetold)) return;
    const known = new Set(match.snapshot().events.map(({ id }) => id));
    const travelling = fixture.events.filter(({ id }) => !known.has(id));
    if (travelling.length === 0) return;
    match.countOn(travelling.map(({ id }) => id));
    void match.keep(travelling);
  }, [match, isLoading, fixture.events]);

  /** Returns the recorded events: none after a refusal. */
  function write(outcome: RecordOutcome): readonly SheetEvent[] {
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (!outcome.ok) return nothing;
    const known = new Set(state.events.map(({ id }) => id));
    const all = outcome.events;
    // The first tap also stores the events that the sheet derived.
    void match.keep(all.filter(({ id }) => !known.has(id)));
    return all.slice(events.length);
  }

  return {
    ...reading,
    ...state,
    events,
    winningSets,
    /** Whether the sheet is about to publish the last taps by itself. */
    isBeingPublished: isDue && tried !== state.events && !hasFailed,
    refusal,
    keepAgain: match.restore,
    /** Writes plays one after the other, or none of them. */
    record(...requests: readonly PlayRequest[]): readonly SheetEvent[] {
      let outcome: RecordOutcome = { ok: true, events };
      const together = requests.length > 1 && { gesture: newStamp().id };
      for (const request of requests) {
        const stamp = { ...newStamp(), ...together };
        if (outcome.ok) outcome = recordPlay(outcome.events, request, stamp, winningSets);
      }
      return write(outcome);
    },
    undo: (target?: string) => write(undo(events, newStamp(), winningSets, target)),
    undoGesture: (gesture: string) => write(undoGesture(events, gesture, newStamp(), winningSets)),
    redo: () => write(redo(events, newStamp(), winningSets)),
    answerDuplicate: (target: string, isSame: boolean) =>
      write(answerDuplicate(events, { target, isSame }, newStamp(), winningSets)),
    attribute: (target: string, scorerId: PlayerId | null) =>
      write(attribute(events, { target, scorerId }, newStamp(), winningSets)),
  };
}

export type MatchSheet = ReturnType<typeof useMatchSheet>;
