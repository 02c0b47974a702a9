import type { Stored } from 'shared-kernel';
import type { DeviceKeys } from './deviceKeys';

/** Sooner an answer is merely on its way. */
const doubtfulMs = 4_000;

export type Doubts = ReturnType<typeof createDoubts>;

/**
 * The reservations of which a change was sent, and nobody knows what has become of it: kept with the device's keys, so that
 * every tab knows, and who reloads as well.
 */
export function createDoubts(store: Stored<DeviceKeys>) {
  /** How many answers are waited for, by the reservation. */
  const asked = new Map<string, number>();
  /** Those whose answer is merely on its way, for whoever has asked: another tab, or this one after a reload, cannot know that. */
  const onTheWay = new Set<string>();
  const listeners = new Set<() => void>();

  async function change(next: (doubted: readonly string[]) => readonly string[]) {
    await store.update((kept) => {
      const { doubted = [] } = kept;
      const changed = next(doubted);
      return changed.length === doubted.length ? kept : { ...kept, doubted: changed };
    });
  }

  async function all(): Promise<readonly string[]> {
    return (await store.read()).doubted ?? [];
  }

  async function add(id: string) {
    await change((doubted) => (doubted.includes(id) ? doubted : [...doubted, id]));
    // What was on its way, and is in doubt from now on, is written down already.
    tell();
  }

  return {
    observe(listener: () => void): () => void {
      const stop = store.observe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    /** For whoever shows them. */
    shown(): readonly string[] {
      const kept = store.snapshot();
      const doubted = (kept.status === 'ready' && kept.value.doubted) || [];
      return doubted.filter((id) => !onTheWay.has(id));
    },
    add,
    async has(id: string): Promise<boolean> {
      return (await all()).includes(id);
    },
    drop: (id: string) => change((doubted) => doubted.filter((each) => each !== id)),
    /** Those of which nobody waits for the answer any more: a list that is asked for from now on says what they are. */
    async over(): Promise<ReadonlySet<string>> {
      return new Set((await all()).filter((id) => !asked.has(id)));
    },
    /** That list is here. */
    async settle(over: ReadonlySet<string>) {
      if (over.size > 0) await change((doubted) => doubted.filter((id) => !over.has(id) || asked.has(id)));
    },
    /** Asks for a change, which is in doubt until the answer is here; says whether one before it was, too. */
    async whileAsked<T>(id: string, ask: () => Promise<T>): Promise<{ answer: T; wasDoubted: boolean }> {
      const wasDoubted = (await all()).includes(id);
      if (!wasDoubted) onTheWay.add(id);
      asked.set(id, (asked.get(id) ?? 0) + 1);
      const timer = setTimeout(tellLate, doubtfulMs, id);
      try {
        await add(id);
        return { answer: await ask(), wasDoubted };
      } finally {
        clearTimeout(timer);
        onTheWay.delete(id);
        const others = (asked.get(id) ?? 1) - 1;
        if (others > 0) asked.set(id, others);
        else asked.delete(id);
      }
    },
  };

  function tellLate(id: string) {
    onTheWay.delete(id);
    tell();
  }

  function tell() {
    for (const listener of [...listeners]) listener();
  }
}
