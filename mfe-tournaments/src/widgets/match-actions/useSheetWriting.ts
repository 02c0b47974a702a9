import { useRef } from 'react';
import type { NoticeDraft } from 'shared-kernel';
import { gestureOf } from '../../model/sheetEvent';
import { type Fixture, logOf, type Tournament, winningSetsOf } from '../../model/tournament';
import { knownEvents } from '../../scoring/knownEvents';
import { type RecordOutcome, type SheetCommands, sheetCommands } from '../../scoring/sheetCommands';
import { eventsOfMatch } from '../../store/events/eventDatabase';
import { openMatch } from '../../store/events/openMatch';
import { loadSharing } from '../../store/loadSharing';
import { publish } from '../../store/publish';
import { newStamp } from '../../store/stamps';
import { announce, answer } from '../announce';
import { usePlayoffQuestion } from '../playoffs/usePlayoffQuestion';
import { refusalSentence, strings } from './strings';

type Recording = Parameters<typeof writeSheet>[2];

/** Writes into the sheet of a match from outside of it. The page must render the `confirmation` of playoff changes. */
export function useSheetWriting(tournament: Tournament, fixture: Fixture) {
  const { ask, confirmation } = usePlayoffQuestion();
  const isWriting = useRef(false);

  /** Returns the function that takes the writing back, or null when it failed. */
  async function writeNow(record: Recording): Promise<(() => Promise<void>) | null> {
    const writing = await writeSheet(tournament, fixture, record);
    if (!writing.ok) {
      announce({ title: refusalSentence(writing.refusal.kind), variant: 'destructive' });
      return null;
    }
    const { update, sheets } = writing;
    const last = sheets.get(fixture.id)?.at(-1);
    const gesture = last === undefined ? '' : gestureOf(last);
    const takeBack = async () => {
      await writeNow((sheet) => sheet.undoGesture(gesture, newStamp()));
    };
    if (update.ok) return takeBack;
    // The storage has announced the reason of its refusal; the events are stored, and the sheet shows them.
    if (update.refusal.kind !== 'playoffs-at-stake') return null;
    // The question may stay open.
    answer.isDue = false;
    const { changed } = update.refusal;
    if (!(await ask(changed))) {
      await takeBack();
      return null;
    }
    const ids = changed.map(({ id }) => id);
    const published = await publish(tournament.id, sheets, ids);
    return published.ok ? takeBack : null;
  }

  /**
   * Announces a success with the way back, and returns whether there was one. One at a time: the second click of a
   * double click finds the first under way, and does nothing.
   */
  async function write(record: Recording, notice: Pick<NoticeDraft, 'title' | 'description'>) {
    if (isWriting.current) return false;
    isWriting.current = true;
    answer.isDue = true;
    try {
      const takeBack = await writeNow(record);
      if (takeBack === null) return false;
      announce({ ...notice, action: { label: strings.undo, onSelect: () => void takeBack() } });
      return true;
    } finally {
      isWriting.current = false;
      answer.isDue = false;
    }
  }

  return { write, confirmation };
}

/** Writes into the sheet of a match, open or not, and publishes it. If that fails, `Sauvegarder` publishes the events. */
async function writeSheet(
  tournament: Tournament,
  fixture: Fixture,
  record: (sheet: SheetCommands) => RecordOutcome,
) {
  const key = { log: logOf(tournament), fixture: fixture.id };
  // A recent tap on the open sheet may not have reached the store yet.
  const sheet = openMatch(key);
  if (sheet.snapshot().unkept > 0) await sheet.keep([]);
  // Others may have written on it, on other devices.
  await (await loadSharing())?.fetchMatch(tournament.id, fixture.id);
  const kept = await eventsOfMatch(key).catch(() => undefined);
  if (kept !== undefined && kept.unread > 0) return { ok: false, refusal: { kind: 'newer-events' } } as const;
  // Without an answer of the store, this page's own events are all there is.
  const before = kept?.events ?? sheet.snapshot().events;
  const outcome = record(sheetCommands(knownEvents(fixture, before), winningSetsOf(tournament)));
  if (!outcome.ok) return outcome;
  const known = new Set(before.map(({ id }) => id));
  await sheet.keep(outcome.events.filter(({ id }) => !known.has(id)));
  const sheets = new Map([[fixture.id, outcome.events]]);
  // The event store may have refused the events: `sheets` has them all.
  return { ok: true, update: await publish(tournament.id, sheets), sheets } as const;
}
