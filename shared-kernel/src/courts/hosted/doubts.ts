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

  const add = (id: string) => change((doubted) => (doubted.includes(id) ? doubted : [...doubted, id]));

  return {
    observe: store.observe,
    /** For whoever shows them. */
    shown(): readonly string[] {
      const kept = store.snapshot();
      return (kept.status === 'ready' && kept.value.doubted) || [];
    },
    add,
    async has(id: string): Promise<boolean> {
      return (await all()).includes(id);
    },
    /** Whether there was one. */
    async drop(id: string): Promise<boolean> {
      const was = (await all()).includes(id);
      if (was) await change((doubted) => doubted.filter((each) => each !== id));
      return was;
    },
    /** Those of which nobody waits for the answer any more: a list that is asked for from now on says what they are. */
    async over(): Promise<ReadonlySet<string>> {
      return new Set((await all()).filter((id) => !asked.has(id)));
    },
    /** That list is here. */
    async settle(over: ReadonlySet<string>) {
      if (over.size > 0) await change((doubted) => doubted.filter((id) => !over.has(id) || asked.has(id)));
    },
    async whileAsked<T>(id: string, ask: () => Promise<T>): Promise<T> {
      const timer = setTimeout(add, doubtfulMs, id);
      asked.set(id, (asked.get(id) ?? 0) + 1);
      try {
        return await ask();
      } finally {
        clearTimeout(timer);
        const others = (asked.get(id) ?? 1) - 1;
        if (others > 0) asked.set(id, others);
        else asked.delete(id);
      }
    },
  };
}
