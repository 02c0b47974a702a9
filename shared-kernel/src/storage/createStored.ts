import type { GenericSchema } from 'valibot';
import { type Loadable, loading, type Stored, type WriteRefusal, type WriteResult } from './contract';
import type { exclusively } from './exclusively';
import { type Parsed, parseStored } from './parseStored';
import type { Revisions } from './revisions';
import { setAside } from './setAside';
import type { StorageArea } from './storageArea';

export type StoredDefinition<T> = {
  readonly key: string;
  /** Keeps keys that it does not know (valibot's `looseObject`): another version may have written them. */
  readonly schema: GenericSchema<unknown, T>;
  /** The value while nothing is stored. */
  readonly empty: T;
};

/** What the stored data stands on; tests put fakes here. */
export type Surroundings = {
  readonly area: StorageArea;
  readonly revisions: Revisions;
  readonly exclusively: typeof exclusively;
  /** Calls back when the text under the key may be another one through another tab. */
  watch(key: string, onPossibleChange: () => void): () => void;
  /** Tells the visitor that unreadable data was set aside under another key. */
  reportSetAside(copyKey: string): void;
  reportRefusal(refusal: WriteRefusal): void;
  /** False where nothing can be stored at all: on the server. */
  readonly isAvailable: boolean;
};

type Seen<T> = Parsed<T> & { readonly text: string | null; readonly snapshot: Loadable<T> };

/** Stored data over an area of texts. Specification, section 3; the rules of writing are in `Stored`. */
export function createStored<T>(
  { key, schema, empty }: StoredDefinition<T>,
  surroundings: Surroundings,
): Stored<T> {
  const { area, revisions } = surroundings;
  const listeners = new Set<() => void>();
  let seen: Seen<T> | undefined;
  let announcedText: string | null = null;
  let stopWatching: (() => void) | undefined;

  function look(): Seen<T> {
    const text = area.read(key);
    if (seen === undefined || seen.text !== text) {
      const parsed = parseStored(text, schema, empty);
      seen = { ...parsed, text, snapshot: { status: 'ready', value: parsed.value } };
      // Later, because this may be called while React renders, and a report changes what is on the screen.
      if (!parsed.isIntact) queueMicrotask(() => keepUnreadable(text));
    }
    return seen;
  }

  /** Whether the unreadable text is safe under another key, so that its place may be written to. */
  function keepUnreadable(text: string | null): boolean {
    if (text === null) return true;
    const { outcome, copyKey } = setAside(area, key, text);
    if (outcome === 'kept-now') surroundings.reportSetAside(copyKey);
    if (outcome === 'not-kept') surroundings.reportRefusal({ kind: 'unreadable-data' });
    return outcome !== 'not-kept';
  }

  function announce(shown = seen) {
    const { text } = look();
    // Also when the text is the announced one again, after somebody saw another that nobody had announced.
    if (text === announcedText && (shown === undefined || shown.text === text)) return;
    announcedText = text;
    for (const listener of [...listeners]) listener();
  }

  function put(text: string | null): 'written' | 'full' {
    if (text !== null) return area.write(key, text);
    area.remove(key);
    return 'written';
  }

  /** Writes what `textOf` makes of the new value; null takes the data away. */
  function write(change: (current: T) => T, textOf: (value: T) => string | null): WriteResult<T> {
    const before = look();
    const value = change(before.value);
    const text = textOf(value);
    if (text === before.text || (text !== null && value === before.value)) return { ok: true, value };
    if (!before.isIntact && !keepUnreadable(before.text)) {
      return { ok: false, refusal: { kind: 'unreadable-data' } };
    }
    if (put(text) === 'full') {
      surroundings.reportRefusal({ kind: 'quota-exceeded' });
      return { ok: false, refusal: { kind: 'quota-exceeded' } };
    }
    // Not parsed again: a large value is slow to read, and its unchanged parts keep their identity.
    seen = { text, value, isIntact: true, snapshot: { status: 'ready', value } };
    announce(before);
    return { ok: true, value };
  }

  /** What this page is about to write. One turn serves all of it, and nobody who writes waits for the counting. */
  let waiting: (() => void)[] = [];

  function replace(...how: Parameters<typeof write>): Promise<WriteResult<T>> {
    return new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(write(...how));
        } catch (fault) {
          reject(fault);
        }
      });
      if (waiting.length === 1) void takeTurn();
    });
  }

  async function takeTurn(): Promise<void> {
    const isOver = await surroundings.exclusively(key, async (isMine) => {
      const revision = await revisions.catchUp(key);
      // Another tab writes now, which was tired of waiting.
      if (!isMine()) return false;
      const before = area.read(key);
      const writes = waiting;
      waiting = [];
      for (const each of writes) each();
      if (area.read(key) !== before) await revisions.advance(key, revision);
      return true;
    });
    if (!isOver) await takeTurn();
  }

  return {
    async read() {
      return surroundings.isAvailable ? look().value : empty;
    },

    update: (change) => replace(change, JSON.stringify),

    async remove() {
      const removed = await replace(
        () => empty,
        () => null,
      );
      return removed.ok ? { ok: true, value: undefined } : removed;
    },

    observe(listener) {
      if (listeners.size === 0) {
        announcedText = area.read(key);
        // Wrapped: a browser's event is not what was shown.
        stopWatching = surroundings.watch(key, () => announce());
      }
      // Wrapped, so that one function may be subscribed twice.
      const subscription = () => listener();
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },

    snapshot: () => (surroundings.isAvailable ? look().snapshot : loading),
  };
}
