import type { Counted, RevisionCounter } from './revisions';

const storeName = 'revisions';
/** A machine under load may take seconds to open it; some browsers never answer at all. */
const openingLimitMs = 5000;

/** The counter in IndexedDB. Where that is missing or fails it knows nothing, and costs nothing but its help. */
export function createIndexedDbCounter(): RevisionCounter | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  let opening: ReturnType<typeof openDatabase> | undefined;

  async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) {
    // Twice: the browser may have closed the connection since the last question.
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      opening ??= openDatabase();
      const database = await opening.inTime();
      if (database === undefined) return undefined;
      try {
        const transaction = database.transaction(storeName, mode, { durability: 'relaxed' });
        const asked = request(transaction.objectStore(storeName));
        await new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        });
        return asked.result;
      } catch {
        opening = undefined;
      }
    }
    return undefined;
  }

  return {
    async current(key) {
      const counted: unknown = await ask('readonly', (store) => store.get(key));
      return isCounted(counted) ? counted : undefined;
    },
    async advance(key, counted) {
      await ask('readwrite', (store) => store.put(counted, key));
    },
  };
}

function isCounted(value: unknown): value is Counted {
  return typeof value === 'object' && value !== null && 'revision' in value && 'at' in value;
}

/**
 * Opens the database, undefined rather than failing. It is waited for once, up to the limit; what comes later still
 * is used from then on, so that one slow moment does not leave a page without a counter for good.
 */
function openDatabase(): { inTime(): Promise<IDBDatabase | undefined> } {
  const answer = new Promise<IDBDatabase | undefined>((resolve) => {
    try {
      const request = indexedDB.open('jorkyball', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, openingLimitMs, undefined);
  });
  // The first of the two that is there already, the answer before the limit.
  return { inTime: () => Promise.race([answer, limit]) };
}
