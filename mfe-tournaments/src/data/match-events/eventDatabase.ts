import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { EventRecord, MatchKey } from './eventRecord';

export interface EventDatabase extends DBSchema {
  events: { key: [log: string, fixture: string, id: string]; value: EventRecord };
  /**
   * How many events each match has: what tells, without reading them, which results are behind. `sent`: so many of them a back
   * end has; a reader of some of them leaves it out.
   */
  counts: {
    key: [log: string, fixture: string];
    value: MatchKey & { readonly count: number; readonly sent?: number };
  };
}

type Connection = IDBPDatabase<EventDatabase>;

/** A machine under load may take seconds to answer; some browsers never do. */
const answerLimitMs = 5000;

let opening: Promise<Connection> | undefined;

/**
 * Does the work on the database, on a fresh connection where the browser has closed the last one. Rejects where there
 * is no database, no room, or no answer within five seconds; what is answered later has happened all the same.
 */
export async function withDatabase<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The database does not answer.')), answerLimitMs);
  });
  try {
    return await Promise.race([attempt(work), late]);
  } finally {
    clearTimeout(limit);
  }
}

async function attempt<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  const before = opening;
  try {
    return await work(await open());
  } catch (fault) {
    opening = undefined;
    // A connection of before may have been closed behind our back, by a cleared storage for one.
    if (before === undefined) throw fault;
    // Otherwise it would stay open for good, one more with each refused write.
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
    // Another tab, of a later release or told to clear everything, must not wait for this one.
    blocking: (_current, _blocked, event) => close(event.target as IDBDatabase),
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

function close(database: IDBDatabase) {
  opening = undefined;
  database.close();
}
