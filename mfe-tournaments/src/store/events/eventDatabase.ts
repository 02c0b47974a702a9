import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { mergeEvents, type SheetEvent } from '../../model/sheetEvent';
import { sheetEventSchema } from '../../model/tournamentSchema';
import * as v from '../../model/validation';

interface EventDatabase extends DBSchema {
  events: { key: [log: string, fixture: string, id: string]; value: EventRecord };
  /** How many events each match has, to see which results are behind; `sent`: how many a back end has of them. */
  counts: {
    key: [log: string, fixture: string];
    value: MatchKey & { readonly count: number; readonly sent?: number };
  };
}

type Connection = IDBPDatabase<EventDatabase>;

/** A machine under load may take seconds to answer; some browsers never do. */
const answerLimitMs = 5000;

let opening: Promise<Connection> | undefined;

/** Rejects when a database has not answered after five seconds; a later answer still takes effect. */
export async function withTimeout<T>(work: () => Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The database does not answer.')), answerLimitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(limit);
  }
}

/** Runs the work, on a new connection if the last one was closed. Rejects without a database, room or an answer. */
export function withDatabase<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  return withTimeout(() => attempt(work));
}

async function attempt<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  const before = opening;
  try {
    return await work(await open());
  } catch (fault) {
    opening = undefined;
    // A connection of before may have been closed behind our back, by a cleared storage for one.
    if (before === undefined) throw fault;
    // Otherwise each refused write would leave another connection open until the page is closed.
    void before.then(
      (database) => database.close(),
      () => undefined,
    );
    return work(await open());
  }
}

function open(): Promise<Connection> {
  opening ??= openDB<EventDatabase>('jorkyball-tournaments', 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: ['log', 'fixture', 'id'] });
      database.createObjectStore('counts', { keyPath: ['log', 'fixture'] });
    },
    // This tab must not block a tab of a later release, or one that deletes the database.
    blocking: (_current, _blocked, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

/** A match, as its events are kept: by the log of its tournament (`logOf`) and the identifier of its fixture. */
export type MatchKey = { readonly log: string; readonly fixture: string };

/** A stored event. Its kind contains the version of its shape: a release leaves a kind that it cannot read unchanged. */
export type EventRecord = MatchKey & {
  readonly id: string;
  readonly kind: `${SheetEvent['kind']}-v1`;
  readonly [matter: string]: unknown;
};

/** The event of a record; null for one that this release cannot read, which stays stored. */
function eventOf({ log: _log, fixture: _fixture, kind, ...matter }: EventRecord): SheetEvent | null {
  const migrated = { ...matter, kind: String(kind).replace(/-v1$/, '') };
  const parsed = v.safeParse(sheetEventSchema, String(kind).endsWith('-v1') ? migrated : undefined);
  return parsed.success ? parsed.output : null;
}

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
    // A transaction runs its requests in order. Made at once, a tap is on the disk sooner, and survives a killed page.
    const [, count, known] = await Promise.all([
      putAll(store, records),
      store.count(ofMatch(match)),
      counts.get([match.log, match.fixture]),
    ]);
    // Events are only added: of those before, a back end has as many as it had.
    await counts.put({ ...known, ...match, count });
    return count;
  });
}

export async function eventsOfMatch(match: MatchKey): Promise<KeptMatch> {
  return withDatabase(async (database) => readEvents(await database.getAll('events', ofMatch(match))));
}

export function recordsOf({ log, fixture }: MatchKey, events: readonly SheetEvent[]) {
  return events.map((event): EventRecord => ({ ...event, kind: `${event.kind}-v1`, log, fixture }));
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
function openChannel(): BroadcastChannel | null {
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
  openChannel()?.postMessage(change);
}

/** The same, and for this page too, if its open sheet did not make the change. */
export function notifyAllTabs(change: EventChange): void {
  notifyOtherTabs(change);
  deliver(change);
}

/** Calls back after each change of any match's events, in this tab or another, until the page is closed. */
export function listenToChanges(listener: Listener): void {
  openChannel();
  listeners.add(listener);
}
