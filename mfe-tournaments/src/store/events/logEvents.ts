import type { SheetEvent } from '../../model/sheetEvent';
import {
  changeEvents,
  eventsOfMatch,
  type KeptMatch,
  type MatchKey,
  notifyAllTabs,
  ofMatch,
  putAll,
  readEvents,
  recordsOf,
  withDatabase,
} from './eventDatabase';

/** Matches that are written in one go: each go has the database's limit for itself, and leaves the page a moment. */
const atOnce = 20;

/** Stores whole matches in a new log. It is not atomic: after a failure the caller abandons the log or repeats it. */
export async function keepMatches(log: string, matches: ReadonlyMap<string, readonly SheetEvent[]>) {
  const all = [...matches];
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce);
    await changeEvents((store, counts) =>
      Promise.all(
        some.map(async ([fixture, events]) => {
          await putAll(store, recordsOf({ log, fixture }, events));
          await counts.put({ log, fixture, count: events.length });
        }),
      ),
    );
  }
}

/** Changes the events of a match in one transaction, so that no tap falls between; those of a later release stay. */
export async function changeMatch(
  match: MatchKey,
  work: (events: readonly SheetEvent[]) => readonly SheetEvent[],
): Promise<void> {
  const done = await changeEvents(async (store, counts) => {
    const records = await store.getAll(ofMatch(match));
    const before = readEvents(records).events;
    const after = work(before);
    if (after === before) return 'nothing';
    const staying = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !staying.has(id));
    await Promise.all(gone.map(async ({ id }) => store.delete([match.log, match.fixture, id])));
    await putAll(store, recordsOf(match, after));
    await counts.put({ ...match, count: await store.count(ofMatch(match)) });
    return gone.length > 0 ? 'replaced' : 'added';
  });
  if (done !== 'nothing') notifyAllTabs({ ...match, change: done });
}

export async function eventsOfLog(log: string): Promise<ReadonlyMap<string, KeptMatch>> {
  const matches = new Map<string, KeptMatch>();
  for (const fixture of (await countsOfLog(log)).keys())
    matches.set(fixture, await eventsOfMatch({ log, fixture }));
  return matches;
}

export async function countsOfLog(log: string): Promise<ReadonlyMap<string, number>> {
  const counts = await withDatabase((database) => database.getAll('counts', ofLog(log)));
  return new Map(counts.map(({ fixture, count }) => [fixture, count]));
}

export async function forgetEvents(log: string): Promise<void> {
  await changeEvents((store, counts) => Promise.all([store.delete(ofLog(log)), counts.delete(ofLog(log))]));
}

/** In the order of keys a list follows every text. So this range covers all keys that begin with the log. */
export function ofLog(log: string): IDBKeyRange {
  return IDBKeyRange.bound([log], [log, []]);
}
