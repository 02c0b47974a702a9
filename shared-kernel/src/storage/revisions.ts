import type { StorageArea } from './storageArea';

/** A number for each key, the same in every process of the browser at every moment. */
export interface RevisionCounter {
  current(key: string): Promise<number>;
  advance(key: string, revision: number): Promise<void>;
}

/**
 * Why a lock is not enough: a browser with several processes hands a local storage write on to the others
 * some time later, by another way than the lock. The next holder of the lock may still read the old text,
 * and would write over the change. IndexedDB is consistent across processes, so a revision is counted in
 * both: under the lock, whoever comes next waits until the revision that he sees in local storage, written
 * after the text, has caught up with the counter.
 */
export function createRevisions(area: StorageArea, counter: RevisionCounter | undefined, limitMs = 1000) {
  const revisionKey = (key: string) => `jorkyball:revision:${key}`;
  const seen = (key: string) => Number(area.read(revisionKey(key))) || 0;

  return {
    /** To be called under the lock, before reading. Waits a second at most: a counter can outlive its data. */
    async catchUp(key: string): Promise<void> {
      if (counter === undefined) return;
      const wanted = await counter.current(key);
      if (seen(key) < wanted) await until(() => seen(key) >= wanted, limitMs);
    },

    /** To be called under the lock, after writing. */
    async advance(key: string): Promise<void> {
      if (counter === undefined) return;
      const next = Math.max(seen(key), await counter.current(key)) + 1;
      // Without room for the revision the counter must stay too, or everybody would wait for nothing.
      if (area.write(revisionKey(key), String(next)) === 'written') await counter.advance(key, next);
    },
  };
}

export type Revisions = ReturnType<typeof createRevisions>;

const pollingMs = 5;

/** Waits for the condition, looking again now and then and at storage events (hidden tabs' timers are slow). */
function until(isTrue: () => boolean, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (isTrue()) stop();
    }
    function stop() {
      clearInterval(polling);
      clearTimeout(limit);
      removeEventListener('storage', look);
      resolve();
    }
    const polling = setInterval(look, pollingMs);
    const limit = setTimeout(stop, limitMs);
    addEventListener('storage', look);
  });
}
