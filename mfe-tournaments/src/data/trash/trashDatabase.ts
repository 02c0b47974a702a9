import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TrashRecord } from './trashEntry';

/**
 * A database of its own: the one of the match events is open in tabs of other releases, which would have to let go of it
 * before it could get another store.
 */
interface TrashDatabase extends DBSchema {
  entries: { key: string; value: TrashRecord };
}

const answerLimitMs = 5000;

/** Does the work on a connection that is closed afterwards. Rejects where there is no database, no room or no answer. */
export async function withTrash<T>(work: (database: IDBPDatabase<TrashDatabase>) => Promise<T>): Promise<T> {
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

async function attempt<T>(work: (database: IDBPDatabase<TrashDatabase>) => Promise<T>): Promise<T> {
  const database = await openDB<TrashDatabase>('jorkyball-trash', 1, {
    upgrade(created) {
      created.createObjectStore('entries', { keyPath: 'id' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
