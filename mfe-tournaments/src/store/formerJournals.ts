import { quarantine, trackDataLoss } from 'shared-kernel';
import { soundList } from 'shared-kernel/tolerance';
import { mergeEvents, type SheetEvent } from '../model/sheetEvent';
import { sheetEventSchema } from '../model/tournamentSchema';
import * as v from '../model/validation';

/** The data of a match that an earlier release stored in local storage, and its keys. */
export type FormerJournal = {
  readonly events: readonly SheetEvent[];
  /** A key is not sound if its text is only partly readable. */
  readonly keys: readonly { readonly key: string; readonly isSound: boolean }[];
};

const journalSchema = soundList(sheetEventSchema);
const none: FormerJournal = { events: [], keys: [] };

/** Local storage kept sheets as `match-journal:<tournament>:<match>` and `held-taps:<tournament>:<match>:<page>`. */
export function formerJournals(tournamentId: string): ReadonlyMap<string, FormerJournal> {
  const journals = new Map<string, FormerJournal>();
  for (const key of attempt(() => Object.keys(localStorage), [])) {
    const fixture = fixtureOf(key, tournamentId);
    if (fixture === undefined) continue;
    const journal = journals.get(fixture) ?? none;
    const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? '[]'), undefined);
    const { result, isWhole } = trackDataLoss(() => v.safeParse(journalSchema, stored));
    journals.set(fixture, {
      events: result.success ? mergeEvents(journal.events, result.output) : journal.events,
      keys: [...journal.keys, { key, isSound: result.success && isWhole }],
    });
  }
  return journals;
}

/** Deletes a journal that the event store has taken over. A damaged text stays if there is no room for its quarantine. */
export function removeJournal({ keys }: FormerJournal): void {
  for (const { key, isSound } of keys) {
    if (!isSound && !quarantine(key, localStorage.getItem(key) ?? '')) continue;
    localStorage.removeItem(key);
    localStorage.removeItem(`jorkyball:revision:${key}`);
  }
}

function fixtureOf(key: string, tournamentId: string): string | undefined {
  const journal = `match-journal:${tournamentId}:`;
  const held = `held-taps:${tournamentId}:`;
  if (key.includes(':corrupt:')) return undefined;
  if (key.startsWith(journal)) return key.slice(journal.length);
  return key.startsWith(held) ? key.slice(held.length, key.lastIndexOf(':')) : undefined;
}

/** Storage that is refused holds none, and a text that is no JSON has no events. */
function attempt<T>(work: () => T, instead: T): T {
  try {
    return work();
  } catch {
    return instead;
  }
}
