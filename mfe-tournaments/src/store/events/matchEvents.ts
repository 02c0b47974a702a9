import type { IDBPObjectStore } from 'idb';
import { mergeEvents, type SheetEvent } from '../../model/sheetEvent';
import {
  type EventDatabase,
  type EventRecord,
  eventOf,
  type MatchKey,
  recordOf,
  withDatabase,
} from './eventDatabase';

/** The stored events of a match. `unread`: events of a later release, which stay stored and count for nothing here. */
export type KeptMatch = { readonly events: readonly SheetEvent[]; readonly unread: number };

type Changeable<Name extends 'events' | 'counts'> = IDBPObjectStore<
  EventDatabase,
  ['events', 'counts'],
  Name,
  'readwrite'
>;

/** Stores events of a match, and returns the number of its events; an event that is already stored counts once. */
export async function keepEvents(match: MatchKey, events: readonly SheetEvent[]): Promise<number> {
  const kept = await keepRecords(match, recordsOf(match, events));
  tellOthers({ ...match, change: 'added' });
  return kept;
}

/** The same for events as they are stored, and without notice to other tabs. */
export function keepRecords(match: MatchKey, records: readonly EventRecord[]): Promise<number> {
  return change(async (store, counts) => {
    await putAll(store, records);
    const count = await store.count(ofMatch(match));
    // Events are only added: of those before, a back end has as many as it had.
    await counts.put({ ...(await counts.get([match.log, match.fixture])), ...match, count });
    return count;
  });
}

/** Matches that are written in one go: each go has the database's limit for itself, and leaves the page a moment. */
const atOnce = 20;

/** Stores whole matches in a new log. It is not atomic: after a failure the caller abandons the log or repeats it. */
export async function keepMatches(log: string, matches: ReadonlyMap<string, readonly SheetEvent[]>) {
  const all = [...matches];
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce);
    await change((store, counts) =>
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
  const done = await change(async (store, counts) => {
    const records = await store.getAll(ofMatch(match));
    const before = read(records).events;
    const after = work(before);
    if (after === before) return 'nothing';
    const staying = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !staying.has(id));
    await Promise.all(gone.map(async ({ id }) => store.delete([match.log, match.fixture, id])));
    await putAll(store, recordsOf(match, after));
    await counts.put({ ...match, count: await store.count(ofMatch(match)) });
    return gone.length > 0 ? 'replaced' : 'added';
  });
  if (done !== 'nothing') tellEverybody({ ...match, change: done });
}

export async function eventsOfMatch(match: MatchKey): Promise<KeptMatch> {
  return withDatabase(async (database) => read(await database.getAll('events', ofMatch(match))));
}

/** Everything that is kept of a tournament, by its fixtures. */
export async function eventsOfLog(log: string): Promise<ReadonlyMap<string, KeptMatch>> {
  const matches = new Map<string, KeptMatch>();
  for (const fixture of (await countsOfLog(log)).keys())
    matches.set(fixture, await eventsOfMatch({ log, fixture }));
  return matches;
}

/** How many events are kept of each match. */
export async function countsOfLog(log: string): Promise<ReadonlyMap<string, number>> {
  const counts = await withDatabase((database) => database.getAll('counts', ofLog(log)));
  return new Map(counts.map(({ fixture, count }) => [fixture, count]));
}

/** Forgets the events of a whole tournament. */
export async function forgetEvents(log: string): Promise<void> {
  await change((store, counts) => Promise.all([store.delete(ofLog(log)), counts.delete(ofLog(log))]));
}

function recordsOf(match: MatchKey, events: readonly SheetEvent[]): readonly EventRecord[] {
  return events.map((event) => recordOf(event, match));
}

/** Each put is awaited in its own promise, so that a full disk causes no unhandled rejection. */
async function putAll(store: Changeable<'events'>, records: readonly EventRecord[]): Promise<void> {
  await Promise.all(records.map(async (record) => store.put(record)));
}

/** One change of events and counts: on the disk once this resolves, or without any effect. */
function change<T>(work: (events: Changeable<'events'>, counts: Changeable<'counts'>) => Promise<T>) {
  return withDatabase(async (database) => {
    // On the disk before it counts as done: a goal that was shown as kept survives a killed browser.
    const transaction = database.transaction(['events', 'counts'], 'readwrite', { durability: 'strict' });
    const working = work(transaction.objectStore('events'), transaction.objectStore('counts'));
    const [answer] = await Promise.all([working, transaction.done]);
    return answer;
  });
}

function read(records: readonly EventRecord[]): KeptMatch {
  const events = records.map(eventOf).filter((event) => event !== null);
  return { events: mergeEvents(events, []), unread: records.length - events.length };
}

/** In the order of keys a list follows every text. So this range covers all keys that begin with the log. */
export function ofLog(log: string): IDBKeyRange {
  return IDBKeyRange.bound([log], [log, []]);
}

function ofMatch({ log, fixture }: MatchKey): IDBKeyRange {
  return IDBKeyRange.bound([log, fixture], [log, fixture, []]);
}

/** `added`: there are more events than before. `replaced`: the known events are invalid. */
type EventChange = MatchKey & { readonly change: 'added' | 'replaced' };
type Listener = (change: EventChange) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** Opened at the first use, so that importing the module on a server opens nothing. */
function open(): BroadcastChannel | null {
  if (channel !== undefined || typeof window === 'undefined') return channel ?? null;
  try {
    channel = new BroadcastChannel('jorkyball-match-events');
    channel.onmessage = ({ data }) => deliver(data);
  } catch {
    // A page with an opaque origin refuses it together with the storage.
    channel = null;
  }
  return channel;
}

function deliver(change: EventChange) {
  for (const listener of [...listeners]) listener(change);
}

/** Notifies the other tabs about a match once its new state is stored. */
function tellOthers(change: EventChange): void {
  open()?.postMessage(change);
}

/** The same, and for this page too, if its open sheet did not make the change. */
export function tellEverybody(change: EventChange): void {
  tellOthers(change);
  deliver(change);
}

/** Calls back after each change of any match's events, in this tab or another, until the page is closed. */
export function listenToChanges(listener: Listener): void {
  open();
  listeners.add(listener);
}
