import type { StorageArea } from './storageArea';

/** How often the data under a key was written, and when that was last so, in milliseconds since 1970. */
export type Counted = { readonly revision: number; readonly at: number };

/** A count for each key, the same in every process of the browser at every moment; none where it is not known. */
export interface RevisionCounter {
  current(key: string): Promise<Counted | undefined>;
  advance(key: string, counted: Counted): Promise<void>;
}

/** Longer than a machine under load has been seen to take; a write that is older has arrived, or never will. */
const arrivalLimitMs = 15_000;

/**
 * Why a lock is not enough: a browser with several processes hands a local storage write on to the others
 * some time later, by another way than the lock. The next holder of the lock may still read the old text,
 * and would write over the change. IndexedDB is consistent across processes, so a revision is counted in
 * both: under the lock, whoever comes next waits until the revision that he sees in local storage, written
 * after the text, has caught up with the counter.
 */
export function createRevisions(
  area: StorageArea,
  counter: RevisionCounter | undefined,
  limitMs = arrivalLimitMs,
) {
  const revisionKey = (key: string) => `jorkyball:revision:${key}`;
  const seen = (key: string) => Number(area.read(revisionKey(key))) || 0;

  return {
    /**
     * To be called under the lock, before reading; answers the revision for `advance`. A counter can outlive its data:
     * an old one is not waited for.
     */
    async catchUp(key: string): Promise<number> {
      const counted = await counter?.current(key);
      if (counted === undefined) return 0;
      const ageMs = Math.max(0, Date.now() - counted.at);
      if (seen(key) < counted.revision && ageMs < limitMs) {
        await until(() => seen(key) >= counted.revision, limitMs - ageMs);
      }
      return counted.revision;
    },

    /** To be called under the lock, right after writing: the revision is there before anybody else can look. */
    async advance(key: string, caughtUp: number): Promise<void> {
      if (counter === undefined) return;
      const revision = Math.max(seen(key), caughtUp) + 1;
      // Without room for the revision the counter must stay too, or everybody would wait for nothing.
      if (area.write(revisionKey(key), String(revision)) === 'written') {
        await counter.advance(key, { revision, at: Date.now() });
      }
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
