import type { StorageArea } from './storageArea';

/** How often the data under a key was written, and when that was last so, in milliseconds since 1970. */
export type Counted = {
  readonly revision: number;
  readonly at: number;
  /** The revision with a stored durable copy, if there is one. */
  readonly twin?: number | undefined;
};

/** A count for each key, the same in every process of the browser at every moment; undefined if unknown. */
export interface RevisionCounter {
  current(key: string): Promise<Counted | undefined>;
  /** Writes the count, and the text if there is one; null removes the text. Both are on the disk once this resolves. */
  advance(key: string, counted: Counted, durableCopy?: string | null): Promise<void>;
  /** The text that was kept last. */
  durableCopy(key: string): Promise<string | null | undefined>;
}

/** Longer than a machine under load has been seen to take; a write that is older has arrived, or never will. */
const arrivalLimitMs = 15_000;
/** As long as that for a page that has opened since: it takes local storage over as a whole. */
const openingMs = 3000;
/** Local storage is on the disk long before; a durable copy that is older has no use left. */
const twinLimitMs = 24 * 60 * 60_000;
const never: Counted = { revision: 0, at: 0 };

/**
 * Why a lock is not enough: a browser with several processes passes a local storage write on to the others some time
 * later, by another way than the lock. The next holder of the lock may still read the old text, and would write over
 * the change. IndexedDB is consistent across processes, so a revision is counted in both. Under the lock, the next
 * holder waits until the revision in local storage, written after the text, has caught up with the counter.
 */
export function createRevisions(
  area: StorageArea,
  counter: RevisionCounter | undefined,
  limitMs = arrivalLimitMs,
) {
  const revisionKey = (key: string) => `jorkyball:revision:${key}`;
  const seen = (key: string) => Number(area.read(revisionKey(key))) || 0;
  const began = Date.now();
  /** The highest revisions that this page has seen in local storage. */
  const known = new Map<string, number>();

  /**
   * Local storage without the revision that this page has seen there was cleared on purpose. A killed browser leaves it
   * the same way, but no page that sees it happen: so this is written down, for the pages to come.
   */
  function note(key: string) {
    const last = known.get(key) ?? 0;
    const now = seen(key);
    if (now === 0 && last > 0) area.write(revisionKey(key), String(last));
    known.set(key, Math.max(now, last));
  }

  const isOld = ({ at }: Counted) => Date.now() - at > twinLimitMs;

  /** Whether the durable copy has something to say, or is to go. */
  function needsSettling(key: string, counted: Counted) {
    const { twin } = counted;
    return twin !== undefined && (seen(key) < twin || area.read(key) === null || isOld(counted));
  }

  return {
    /** Whether the text under the key can be relied on without a turn; asked once in a page, first. */
    async isSettled(key: string): Promise<boolean> {
      const look = () => note(key);
      look();
      for (const moment of ['storage', 'visibilitychange', 'pagehide']) addEventListener(moment, look);
      return !needsSettling(key, (await counter?.current(key)) ?? never);
    },

    /** False without a counter, when no text has a second copy. */
    isCounting: counter !== undefined,

    /**
     * Call it under the lock, before reading; it returns the count for `settle` and `advance`. A counter can outlive
     * its data, so it does not wait for an old one.
     */
    async catchUp(key: string): Promise<Counted> {
      // Data cleared in sight of this page is not in flight, so it is not waited for.
      note(key);
      const counted = (await counter?.current(key)) ?? never;
      const ageMs = Math.max(0, Date.now() - counted.at);
      // A write from before this page has arrived with it, or a killed browser has lost it.
      const limit =
        counted.at < began ? (counted.twin === undefined ? Math.min(openingMs, limitMs) : 0) : limitMs;
      if (seen(key) < counted.revision && ageMs < limit) {
        await until(() => seen(key) >= counted.revision, limit - ageMs);
      }
      return counted;
    },

    /**
     * Call it under the lock after `catchUp`. It restores the durable copy's text if local storage has lost it, and deletes a
     * durable copy that is no longer needed. False if there is no room for the text.
     */
    async settle(key: string, counted: Counted, isMine: () => boolean): Promise<boolean> {
      note(key);
      if (counter === undefined || !needsSettling(key, counted)) return true;
      const isInStep = seen(key) >= (counted.twin ?? 0);
      const text = isInStep ? null : await counter.durableCopy(key);
      if (text === undefined || !isMine()) return true;
      if (isInStep) {
        // The text was removed or cleared, or is old. A removal is remembered for as long as the text may reappear.
        await counter.advance(key, { ...counted, twin: isOld(counted) ? undefined : counted.twin }, text);
        return true;
      }
      if (text === null) area.remove(key);
      else if (area.write(key, text) === 'full') return false;
      area.write(revisionKey(key), String(counted.revision));
      note(key);
      return true;
    },

    /**
     * Call it under the lock, right after writing, so that the revision is there before any other reader. With a `durableCopy`
     * of the written text, no killed browser loses it from then on.
     */
    async advance(key: string, caughtUp: Counted, durableCopy?: string | null): Promise<void> {
      if (counter === undefined) return;
      const revision = Math.max(seen(key), caughtUp.revision) + 1;
      // Without room for the revision the counter must stay too, or every reader would wait in vain.
      if (area.write(revisionKey(key), String(revision)) === 'full') return;
      known.set(key, revision);
      const counted = {
        revision,
        at: Date.now(),
        twin: durableCopy === undefined ? caughtUp.twin : revision,
      };
      await counter.advance(key, counted, durableCopy);
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
