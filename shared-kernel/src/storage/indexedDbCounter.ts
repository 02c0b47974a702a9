import type { RevisionCounter } from './revisions';

const storeName = 'revisions';
const openingLimitMs = 1000;

/** The counter in IndexedDB. Where that is missing or fails it stays at nought, and costs nothing but its help. */
export function createIndexedDbCounter(): RevisionCounter | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  let opening: Promise<IDBDatabase | undefined> | undefined;

  async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) {
    opening ??= openDatabase();
    const database = await opening;
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
      // The connection may have been closed by the browser; the next question opens another one.
      opening = undefined;
      return undefined;
    }
  }

  return {
    async current(key) {
      return Number(await ask('readonly', (store) => store.get(key))) || 0;
    },
    async advance(key, revision) {
      await ask('readwrite', (store) => store.put(revision, key));
    },
  };
}

/** Answers undefined rather than failing, and in bounded time: some browsers leave an opening unanswered. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), openingLimitMs);
    try {
      const request = indexedDB.open('jorkyball', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}
