import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { EventRecord, MatchKey } from './eventRecord';

export interface EventDatabase extends DBSchema {
  events: { key: [log: string, fixture: string, id: string]; value: EventRecord };
  /**
   * How many events each match has, which shows without reading them which results are behind. `sent`: the number that
   * a back end has; a reader that needs only some events ignores it.
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
 * Runs the work on the database, on a new connection if the browser has closed the last one. Rejects without a
 * database, without room, or after five seconds; a later answer still takes effect.
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
