import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TrashRecord } from './trashEntry';

/**
 * A separate database. Tabs of other releases hold the database of match events open, and would have to close it before
 * it could get another store.
 */
interface TrashDatabase extends DBSchema {
  entries: { key: string; value: TrashRecord };
}

const answerLimitMs = 5000;

/** Does the work on a connection and then closes it. Rejects without a database, room or an answer. */
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
