import { createStored, type Place, type Surroundings } from '../createStored';
import { createQuarantine } from '../quarantine';
import { type Counted, createRevisions, type RevisionCounter } from '../revisions';
import type { StorageArea } from '../storageArea';

type Parts = Partial<Surroundings> & { readonly reportSetAside?: (copyKey: string) => void };

/** Surroundings over one area, with no other tab; single parts may be others. */
export function surroundingsOver(
  area: StorageArea,
  { reportSetAside = () => undefined, ...parts }: Parts = {},
): Surroundings {
  return {
    area,
    revisions: createRevisions(area, undefined),
    withLock: inTurns(),
    watch: () => () => undefined,
    quarantine: createQuarantine(area, reportSetAside),
    reportRefusal: () => undefined,
    isAvailable: true,
    ...parts,
  };
}

/** One lock, whatever the name. */
export function inTurns(): Surroundings['withLock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const turn = last.then(() => work(() => true));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** A counter that all tabs see alike. */
export function createSharedCounter(): RevisionCounter {
  const counts = new Map<string, Counted>();
  const copies = new Map<string, string | null>();
  return {
    current: async (key) => counts.get(key),
    durableCopy: async (key) => copies.get(key),
    advance: async (key, counted, durableCopy) => {
      counts.set(key, counted);
      if (durableCopy !== undefined) copies.set(key, durableCopy);
    },
  };
}

type FakeTab = { readonly texts: Map<string, string>; readonly watchers: Map<string, Set<() => void>> };

/**
 * The same stored data in several tabs, each a process of its own: they share the lock at once, but a text
 * that one writes reaches the others `delayMs` later, as browsers do it.
 */
export function storedInTabs<T>(
  count: number,
  place: Place<T>,
  { delayMs, counter }: { delayMs: () => number; counter: RevisionCounter | undefined },
) {
  const tabs: FakeTab[] = Array.from({ length: count }, () => ({ texts: new Map(), watchers: new Map() }));
  const withLock = inTurns();

  return tabs.map((tab) => {
    // The writes of one tab arrive in their order.
    let lastArrival = 0;
    function tellOthers(apply: (texts: Map<string, string>) => void, key: string) {
      lastArrival = Math.max(lastArrival, performance.now() + delayMs());
      setTimeout(() => {
        for (const other of tabs) {
          if (other === tab) continue;
          apply(other.texts);
          for (const watcher of other.watchers.get(key) ?? []) watcher();
        }
      }, lastArrival - performance.now());
    }
    const area: StorageArea = {
      read: (key) => tab.texts.get(key) ?? null,
      write(key, text) {
        tab.texts.set(key, text);
        tellOthers((texts) => texts.set(key, text), key);
        return 'written';
      },
      remove(key) {
        tab.texts.delete(key);
        tellOthers((texts) => texts.delete(key), key);
      },
    };
    return createStored(
      place,
      surroundingsOver(area, {
        withLock,
        revisions: createRevisions(area, counter),
        watch(key, onPossibleChange) {
          const watchers = tab.watchers.get(key) ?? new Set();
          tab.watchers.set(key, watchers.add(onPossibleChange));
          return () => watchers.delete(onPossibleChange);
        },
      }),
    );
  });
}
