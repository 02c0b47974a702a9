import { useEffect, useMemo, useState } from 'react';
import { useStored } from 'shared-kernel';
import { tapKeeper } from '../../data/heldTaps';
import { matchJournal } from '../../data/matchJournal';
import { eventsOf } from '../../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../../domain/match-sheet/mergeEvents';
import { readSheet } from '../../domain/match-sheet/readSheet';
import {
  type PlayRequest,
  type RecordOutcome,
  recordPlay,
  redo,
  undo,
} from '../../domain/match-sheet/recordPlay';
import type { SheetEvent } from '../../domain/match-sheet/sheetEvent';
import type { SheetRefusal } from '../../domain/match-sheet/sheetRefusal';
import { type Fixture, type Tournament, winningSetsOf } from '../../domain/tournament';
import { newStamp } from './newStamp';

const nothing: readonly SheetEvent[] = [];

/**
 * A match sheet as it is written by every open view: what was published, what the journal keeps, and what was
 * tapped here and is still on its way to the journal. A tap shows at once and is kept at once; nothing is
 * ever taken out, so a write that fails loses nothing while the page is open.
 */
export function useMatchSheet(tournament: Tournament, fixture: Fixture) {
  const winningSets = winningSetsOf(tournament);
  const kept = useStored(matchJournal(tournament.id, fixture.id));
  const [keeper] = useState(() => tapKeeper(tournament.id, fixture.id));
  const [tapped, setTapped] = useState(nothing);
  const [refusal, setRefusal] = useState<SheetRefusal | null>(null);

  const inJournal = kept.status === 'ready' ? kept.value : nothing;
  const events = useMemo(
    () => mergeEvents(mergeEvents(eventsOf(fixture), inJournal), tapped),
    [fixture, inJournal, tapped],
  );
  const reading = useMemo(() => readSheet(events, winningSets), [events, winningSets]);

  useEffect(() => {
    keeper.recover();
  }, [keeper]);

  /** Answers the events that were written: none when they were refused. */
  function keep(outcome: RecordOutcome): readonly SheetEvent[] {
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (!outcome.ok) return nothing;
    const added = outcome.events.slice(events.length);
    setTapped(outcome.events);
    keeper.keep(added, outcome.events);
    return added;
  }

  return {
    ...reading,
    events,
    winningSets,
    refusal,
    /** Writes plays one after the other, or none of them. */
    record(...requests: readonly PlayRequest[]): readonly SheetEvent[] {
      let outcome: RecordOutcome = { ok: true, events };
      for (const request of requests) {
        if (outcome.ok) outcome = recordPlay(outcome.events, request, newStamp(), winningSets);
      }
      return keep(outcome);
    },
    undo: (target?: string) => keep(undo(events, newStamp(), winningSets, target)),
    redo: () => keep(redo(events, newStamp(), winningSets)),
  };
}

export type MatchSheet = ReturnType<typeof useMatchSheet>;
