import { useRef } from 'react';
import { gestureOf, type SheetEvent } from '../../model/sheetEvent';
import type { Fixture, Tournament } from '../../model/tournament';
import { type RecordOutcome, undoGesture } from '../../scoring/recordPlay';
import { publish } from '../../store/publish';
import { newStamp } from '../../store/sheetEvents';
import { writeSheet } from '../../store/sheetWriter';
import { announce } from '../announce';
import { usePlayoffQuestion } from '../playoffs/usePlayoffQuestion';
import { refusalSentences } from './strings';

type Recording = (events: readonly SheetEvent[], winningSets: number) => RecordOutcome;

/**
 * Writes into the sheet of a match from outside of it, and returns whether it succeeded. The `confirmation`, rendered
 * anywhere in the page, asks before playoff changes; declining leaves the sheet unchanged. `takeBack` of a notice does
 * the same later.
 */
export function useSheetWriting(tournament: Tournament) {
  const { ask, confirmation } = usePlayoffQuestion();
  const isWriting = useRef(false);

  /** One at a time: the second click of a double click finds the first under way, and does nothing. */
  async function write(fixture: Fixture, record: Recording): Promise<Written | null> {
    if (isWriting.current) return null;
    isWriting.current = true;
    try {
      return await writeNow(fixture, record);
    } finally {
      isWriting.current = false;
    }
  }

  async function writeNow(fixture: Fixture, record: Recording): Promise<Written | null> {
    let gesture = '';
    const writing = await writeSheet(tournament, fixture, (events, winningSets) => {
      const outcome = record(events, winningSets);
      const last = outcome.ok ? outcome.events.at(-1) : undefined;
      if (last !== undefined) gesture = gestureOf(last);
      return outcome;
    });
    if (!writing.ok) {
      announce({ title: refusalSentences[writing.refusal.kind], variant: 'destructive' });
      return null;
    }
    const takeBack = async () => {
      await writeNow(fixture, (events, winningSets) => undoGesture(events, gesture, newStamp(), winningSets));
    };
    const { update, sheets } = writing;
    if (update.ok) return { takeBack };
    // The storage has announced the reason of its refusal; the events are stored, and the sheet shows them.
    if (update.refusal.kind !== 'playoffs-at-stake') return null;
    const { changed } = update.refusal;
    if (!(await ask(changed))) {
      await takeBack();
      return null;
    }
    const ids = changed.map(({ id }) => id);
    const published = await publish(tournament.id, sheets, ids);
    return published.ok ? { takeBack } : null;
  }

  return { write, confirmation };
}

type Written = { readonly takeBack: () => Promise<void> };
