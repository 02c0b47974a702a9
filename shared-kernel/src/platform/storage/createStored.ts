import { callListener } from '../events/events';
import {
  type Loadable,
  loading,
  type Stored,
  type UpdateOptions,
  type WriteRefusal,
  type WriteResult,
} from './contract';
import type { Format, Reading } from './format';
import type { Revisions } from './revisions';
import type { StorageArea } from './storageArea';
import type { withLock } from './withLock';

/** The data of a key, and its format. */
export type Place<T> = {
  readonly key: string;
  readonly format: Format<T>;
  /** Data of a later release makes way for a write, once a copy of it is safe, so that it does not block the site. */
  readonly isReplaceable?: boolean;
  /** A confirmed write must survive a killed browser: it is answered once a durable copy of the text is on the disk. */
  readonly isDurable?: boolean;
  /** A copy of data from elsewhere: without room this page alone has it, without a notice. */
  readonly isCopy?: boolean;
};

/** The dependencies of stored data; tests pass fakes. */
export type Surroundings = {
  readonly area: StorageArea;
  readonly revisions: Revisions;
  readonly withLock: typeof withLock;
  /** Calls back when another tab may have changed the text under the key. */
  watch(key: string, onPossibleChange: () => void): () => void;
  /** Stores a copy of an unreadable text, and informs the visitor; false if there is no room for it. */
  quarantine(key: string, text: string): boolean;
  reportRefusal(refusal: WriteRefusal): void;
  /** False on the server, which has no storage. */
  readonly isAvailable: boolean;
};

type Seen<T> = {
  readonly text: string | null;
  readonly reading: Reading<T>;
  readonly snapshot: Loadable<T>;
};

/** Data without a text is loading until its durable copy was read, but no longer than this. */
const settlingLimitMs = 1000;

/** Stored data over an area of texts (specification, section 3); the rules of writing are in `Stored`. */
export function createStored<T>(
  { key, format, isReplaceable = false, isDurable = false }: Place<T>,
  surroundings: Surroundings,
): Stored<T> {
  const { area, revisions, isAvailable } = surroundings;
  const nothing = { text: null, reading: format.read(null) };
  const listeners = new Set<() => void>();
  let seen: Seen<T> | undefined;
  let announcedText: string | null = null;
  let stopWatching: (() => void) | undefined;
  /** Whether local storage was compared with the durable copy, which a killed browser may have left ahead of it. */
  let isSettled = !(isDurable && isAvailable && revisions.isCounting);
  let settling: Promise<void> | undefined;

  function look(): Seen<T> {
    const text = area.read(key);
    if (seen === undefined || seen.text !== text) {
      const reading = format.read(text);
      seen = { text, reading, snapshot: { status: 'ready', value: reading.value } };
      // Deferred, because React may be rendering, and a report changes the screen.
      if (reading.damaged.length > 0) queueMicrotask(() => keepAside(reading.damaged));
    }
    return seen;
  }

  /** Whether the unreadable texts are safe under other keys, so that their places may be written to. */
  function keepAside(texts: readonly string[]): boolean {
    const isSafe = texts.every((text) => surroundings.quarantine(key, text));
    if (!isSafe) refuse({ kind: 'unreadable-data' });
    return isSafe;
  }

  function refuse(refusal: WriteRefusal, isTold = false): WriteResult<never> {
    if (!isTold) surroundings.reportRefusal(refusal);
    return { ok: false, refusal };
  }

  function announce(shown = seen) {
    const { text } = look();
    // Also when the text is the announced one again, after a reader saw another, unannounced one.
    if (text === announcedText && (shown === undefined || shown.text === text)) return;
    announcedText = text;
    for (const listener of [...listeners]) listener();
  }

  let isTouched = false;

  function put(text: string | null): 'written' | 'full' {
    isTouched = true;
    if (text !== null) return area.write(key, text);
    area.remove(key);
    return 'written';
  }

  /** Writes the new value; `undefined` takes the data away. */
  function write(change: (current: T) => T | undefined, isTold: boolean): WriteResult<T> {
    const before = look();
    const current = before.reading.value;
    const value = change(current);
    if (value === current) return { ok: true, value: current };
    let lost = before.reading.damaged;
    let next: { text: string | null; reading: Reading<T> } | undefined = nothing;
    if (value !== undefined) {
      next = before.reading.rewrite(value);
      if (next === undefined && isReplaceable) {
        next = nothing.reading.rewrite(value);
        lost = [String(before.text)];
      }
    }
    if (next === undefined) return refuse({ kind: 'newer-data' }, isTold);
    const { text, reading } = next;
    if (text !== before.text) {
      if (!keepAside(lost)) return { ok: false, refusal: { kind: 'unreadable-data' } };
      if (put(text) === 'full') return refuse({ kind: 'quota-exceeded' }, isTold);
      // Not parsed again: a large value is slow to read, and its unchanged parts keep their identity.
      seen = { text, reading, snapshot: { status: 'ready', value: reading.value } };
      announce(before);
    }
    return { ok: true, value: reading.value };
  }

  /** This page's queued writes, each with a later answer. One turn performs all of them. */
  let waiting: { readonly needsTwin: boolean; write(hasRoom: boolean): () => void }[] = [];

  function replace(
    change: Parameters<typeof write>[0],
    { isDerived = false, isTold = false }: UpdateOptions = {},
  ): Promise<WriteResult<T>> {
    return new Promise((resolve, reject) => {
      waiting.push({
        needsTwin: isDurable && !isDerived,
        write(hasRoom) {
          try {
            const result = hasRoom ? write(change, isTold) : refuse({ kind: 'quota-exceeded' }, isTold);
            return () => resolve(result);
          } catch (fault) {
            return () => reject(fault);
          }
        },
      });
      if (waiting.length === 1) void takeTurn();
    });
  }

  async function takeTurn(): Promise<void> {
    const isOver = await surroundings.withLock(key, async (isMine) => {
      const counted = await revisions.catchUp(key);
      // Lost data that cannot be restored for lack of room is not overwritten.
      const hasRoom = !isDurable || (await revisions.settle(key, counted, isMine));
      // Another tab writes now, which was tired of waiting.
      if (!isMine()) return false;
      announce();
      isTouched = false;
      const writes = waiting;
      waiting = [];
      const answers = writes.map((each) => each.write(hasRoom));
      const needsTwin = writes.some((each) => each.needsTwin);
      const answer = () => {
        for (const each of answers) each();
      };
      // The counting alone delays no write.
      if (!needsTwin) answer();
      // Also if the turn ends with the initial text: a killed browser may leave an intermediate one.
      if (isTouched) await revisions.advance(key, counted, needsTwin ? area.read(key) : undefined);
      answer();
      return true;
    });
    if (!isOver) await takeTurn();
  }

  /** Restores data that a killed browser has lost, once a page, before any read. */
  function settle(): Promise<void> {
    settling ??= (async () => {
      const limit = setTimeout(show, settlingLimitMs);
      if (!(await revisions.isSettled(key))) await takeTurn();
      clearTimeout(limit);
      show();
    })();
    return settling;
  }

  function show() {
    if (isSettled) return;
    isSettled = true;
    if (look().text === null) for (const listener of [...listeners]) listener();
  }

  return {
    async read() {
      // Without a limit, although the page may be shown before: a reader must not see empty data too early.
      await settle();
      return (isAvailable ? look() : nothing).reading.value;
    },

    update: replace,

    async remove() {
      const removed = await replace(() => undefined);
      return removed.ok ? { ok: true, value: undefined } : removed;
    },

    observe(listener) {
      if (listeners.size === 0) {
        announcedText = area.read(key);
        // Wrapped, because a browser's event must not be passed as the shown value.
        stopWatching = surroundings.watch(key, () => announce());
      }
      // Wrapped, so that one function may be subscribed twice.
      const subscription = () => callListener(listener, undefined);
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },

    snapshot() {
      if (!isAvailable) return loading;
      if (!isSettled) void settle();
      const { text, snapshot } = look();
      return isSettled || text !== null ? snapshot : loading;
    },
  };
}
