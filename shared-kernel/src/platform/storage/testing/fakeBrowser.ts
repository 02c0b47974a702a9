import { createStored, type Place } from '../createStored';
import { type Counted, createRevisions, type RevisionCounter } from '../revisions';
import type { StorageArea } from '../storageArea';
import { inTurns, surroundingsOver } from './fakeTabs';

type Texts = ReadonlyMap<string, string>;

/** A killed browser no longer answers. */
const silence = new Promise<never>(() => undefined);

/** Longer than a fake local storage needs, which all pages share. */
const arrivalLimitMs = 5;

/**
 * A browser that a test can kill: its IndexedDB keeps every confirmed write, while its local storage loses the last
 * few.
 */
export function createFakeBrowser() {
  const counts = new Map<string, Counted>();
  const copies = new Map<string, string | null>();
  /** The states of local storage since its last flush to disk; the last one is the present state. */
  let history: Texts[] = [new Map()];
  let life = { isOver: false };
  let withLock = inTurns();
  let hasRoom = true;

  function open<T>(place: Place<T>) {
    const own = life;
    const now = () => (own.isOver ? new Map<string, string>() : (history.at(-1) as Texts));

    function change(make: (texts: Map<string, string>) => void) {
      if (own.isOver) return;
      const next = new Map(now());
      make(next);
      history.push(next);
    }

    const area: StorageArea = {
      read: (key) => now().get(key) ?? null,
      write(key, text) {
        if (!hasRoom) return 'full';
        change((texts) => texts.set(key, text));
        return 'written';
      },
      remove: (key) => change((texts) => texts.delete(key)),
    };

    /** Each question takes two steps, so that a browser can be killed before it, after it, and before the answer. */
    async function ask<R>(question: () => R): Promise<R> {
      await Promise.resolve();
      if (own.isOver) return silence;
      const answer = question();
      await Promise.resolve();
      return own.isOver ? silence : answer;
    }
    const counter: RevisionCounter = {
      current: (key) => ask(() => counts.get(key)),
      durableCopy: (key) => ask(() => copies.get(key)),
      advance: (key, counted, durableCopy) =>
        ask(() => {
          counts.set(key, counted);
          if (durableCopy !== undefined) copies.set(key, durableCopy);
        }),
    };
    return createStored(
      place,
      surroundingsOver(area, { withLock, revisions: createRevisions(area, counter, arrivalLimitMs) }),
    );
  }

  return {
    open,
    copies,
    /** The content of local storage. */
    texts: () => new Map(history.at(-1)),
    /** Local storage is on the disk: a kill restores no older state. */
    flush() {
      history = history.slice(-1);
    },
    fill() {
      hasRoom = false;
    },
    /** As a script or the developer tools do it; pages are notified as when they close. */
    clear() {
      history.push(new Map());
      window.dispatchEvent(new Event('pagehide'));
    },
    /** Kills all pages at once; local storage loses this many of its last writes. */
    kill(lostWrites: number) {
      life.isOver = true;
      life = { isOver: false };
      withLock = inTurns();
      hasRoom = true;
      history = [history.at(-1 - Math.min(lostWrites, history.length - 1)) as Texts];
    },
    /** All pages close in good order. */
    close() {
      window.dispatchEvent(new Event('pagehide'));
      life.isOver = true;
      life = { isOver: false };
      withLock = inTurns();
    },
  };
}
