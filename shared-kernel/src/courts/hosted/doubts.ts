import type { Loadable } from 'shared-kernel';
import { createWatchable } from './watchable';

/** Sooner an answer is merely on its way. */
const doubtfulMs = 4_000;

export type Doubts = ReturnType<typeof createDoubts>;

/** The reservations of which a change was sent, and nobody knows what has become of it. */
export function createDoubts() {
  const ids = createWatchable<readonly string[]>(none);
  /** How many answers are waited for, by the reservation. */
  const asked = new Map<string, number>();
  const current = () => {
    const known = ids.snapshot();
    return known.status === 'ready' ? known.value : [];
  };
  const has = (id: string) => current().includes(id);
  const add = (id: string) => {
    if (!has(id)) ids.set([...current(), id]);
  };
  const keep = (isKept: (id: string) => boolean) => {
    const kept = current().filter(isKept);
    if (kept.length < current().length) ids.set(kept);
  };
  return {
    observe: ids.observe,
    has,
    add,
    /** Whether there was one. */
    drop(id: string): boolean {
      const was = has(id);
      keep((each) => each !== id);
      return was;
    },
    /** Those of which nobody waits for the answer any more: a list that is asked for from now on says what they are. */
    over: (): ReadonlySet<string> => new Set(current().filter((id) => !asked.has(id))),
    /** That list is here. */
    settle(over: ReadonlySet<string>) {
      keep((id) => !over.has(id) || asked.has(id));
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

const none: Loadable<readonly string[]> = { status: 'ready', value: [] };
