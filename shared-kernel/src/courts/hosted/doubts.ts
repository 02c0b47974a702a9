import type { Loadable } from 'shared-kernel';
import { createWatchable } from './watchable';

/** Sooner an answer is merely on its way. */
const doubtfulMs = 4_000;

export type Doubts = ReturnType<typeof createDoubts>;

/** The reservations of which a change was sent, and nobody knows what has become of it. */
export function createDoubts() {
  const ids = createWatchable<readonly string[]>(none);
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
    /** The centre has said what is booked, to a question of `since`: what was asked before and is over is known by that. */
    settle(before: ReadonlySet<string>) {
      keep((id) => !before.has(id) || asked.has(id));
    },
    /** Those that a list which is asked for now can settle. */
    over: (): ReadonlySet<string> => new Set(current().filter((id) => !asked.has(id))),
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
