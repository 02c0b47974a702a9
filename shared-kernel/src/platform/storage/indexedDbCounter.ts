import type { Counted, RevisionCounter } from './revisions';

const storeName = 'revisions';
/** Beside the counts, so that no tab of another release has to close its connection first. */
const durableCopyKey = (key: string) => `twin:${key}`;
/** A machine under load may take seconds to answer; some browsers never do, and another tab may hold a transaction open. */
const answerLimitMs = 5000;

/**
 * The counter in IndexedDB, with the second copies of texts. If IndexedDB is missing or fails, the counter knows no
 * counts, and only its help is lost.
 */
export function createIndexedDbCounter(): RevisionCounter | undefined {
  if (!isThere()) return undefined;
  let opening: Promise<IDBDatabase | undefined> | undefined;
  // A question was given up and has no answer yet: any other would wait in the line behind it.
  let isHung = false;

  async function ask<T>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<T>,
    durability: IDBTransactionDurability = 'relaxed',
  ) {
    // Twice: the browser may have closed the connection since the last question.
    for (let attempt = 1; attempt <= 2 && !isHung; attempt += 1) {
      opening ??= openDatabase();
      const database = await opening;
      if (database === undefined) return undefined;
      try {
        const transaction = database.transaction(storeName, mode, { durability });
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

  /**
   * Undefined if no answer comes in time. After one such wait, later calls do not wait. The counter works again once
   * the database has answered, so that one slow moment does not disable it for the rest of the page.
   */
  function askInTime<T>(...question: Parameters<typeof ask<T>>) {
    if (isHung) return undefined;
    return new Promise<T | undefined>((resolve) => {
      const limit = setTimeout(() => {
        isHung = true;
        resolve(undefined);
      }, answerLimitMs);
      void ask(...question).then((answer) => {
        clearTimeout(limit);
        isHung = false;
        resolve(answer);
      });
    });
  }

  return {
    async current(key) {
      const counted: unknown = await askInTime('readonly', (store) => store.get(key));
      return isCounted(counted) ? counted : undefined;
    },
    async advance(key, counted, durableCopy) {
      const isKept = durableCopy !== undefined;
      await askInTime(
        'readwrite',
        (store) => {
          if (isKept) store.put(durableCopy, durableCopyKey(key));
          return store.put(counted, key);
        },
        isKept ? 'strict' : 'relaxed',
      );
    },
    durableCopy: async (key) => askInTime('readonly', (store) => store.get(durableCopyKey(key))),
  };
}

function isCounted(value: unknown): value is Counted {
  return typeof value === 'object' && value !== null && 'revision' in value && 'at' in value;
}

/** Some browsers have the name and throw when it is read. */
function isThere(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** Undefined rather than failing; some browsers leave it unanswered. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
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
