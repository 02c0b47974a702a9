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
  notifyOtherTabs({ ...match, change: 'added' });
  return kept;
}

/** The same for events as they are stored, and without notice to other tabs. */
export function keepRecords(match: MatchKey, records: readonly EventRecord[]): Promise<number> {
  return changeEvents(async (store, counts) => {
    await putAll(store, records);
    const count = await store.count(ofMatch(match));
    // Events are only added: of those before, a back end has as many as it had.
    await counts.put({ ...(await counts.get([match.log, match.fixture])), ...match, count });
    return count;
  });
}

export async function eventsOfMatch(match: MatchKey): Promise<KeptMatch> {
  return withDatabase(async (database) => readEvents(await database.getAll('events', ofMatch(match))));
}

export function recordsOf(match: MatchKey, events: readonly SheetEvent[]): readonly EventRecord[] {
  return events.map((event) => recordOf(event, match));
}

/** Each put is awaited in its own promise, so that a full disk causes no unhandled rejection. */
export async function putAll(store: Changeable<'events'>, records: readonly EventRecord[]): Promise<void> {
  await Promise.all(records.map(async (record) => store.put(record)));
}

/** One change of events and counts: on the disk once this resolves, or without any effect. */
export function changeEvents<T>(
  work: (events: Changeable<'events'>, counts: Changeable<'counts'>) => Promise<T>,
) {
  return withDatabase(async (database) => {
    // On the disk before it counts as done: a goal that was shown as kept survives a killed browser.
    const transaction = database.transaction(['events', 'counts'], 'readwrite', { durability: 'strict' });
    const working = work(transaction.objectStore('events'), transaction.objectStore('counts'));
    const [answer] = await Promise.all([working, transaction.done]);
    return answer;
  });
}

export function readEvents(records: readonly EventRecord[]): KeptMatch {
  const events = records.map(eventOf).filter((event) => event !== null);
  return { events: mergeEvents(events, []), unread: records.length - events.length };
}

export function ofMatch({ log, fixture }: MatchKey): IDBKeyRange {
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
function notifyOtherTabs(change: EventChange): void {
  open()?.postMessage(change);
}

/** The same, and for this page too, if its open sheet did not make the change. */
export function notifyAllTabs(change: EventChange): void {
  notifyOtherTabs(change);
  deliver(change);
}

/** Calls back after each change of any match's events, in this tab or another, until the page is closed. */
export function listenToChanges(listener: Listener): void {
  open();
  listeners.add(listener);
}
