import { createStore, type Reservation, type Stored } from 'shared-kernel';
import type { Hour } from '../contract';
import type { DeviceKeys } from './deviceKeys';
import { isSameHour } from './isSameHour';

/** Before this time an answer is merely pending. */
const doubtfulMs = 4_000;
/** How long a change may still be in flight after its connection broke; then the present state is final. */
const settledMs = 5_000;

export type Doubts = ReturnType<typeof createDoubts>;

/**
 * The reservations with a pending change of unknown result. They are stored with the device's keys, so that every tab
 * knows them, also after a reload.
 */
export function createDoubts(store: Stored<DeviceKeys>) {
  /** How many answers are waited for, by the reservation. */
  const asked = new Map<string, number>();
  /** Changes with a pending answer, which only the caller knows: another tab, or this one after a reload, cannot. */
  const onTheWay = new Set<string>();
  /**
   * The target hour of a reservation whose only unknown change is a move: if the list shows it there, the change has
   * arrived.
   */
  const wanted = new Map<string, Hour>();
  /** Recently lost changes: those not visible yet may still take effect. */
  const young = new Map<string, ReturnType<typeof setTimeout>>();
  /** Changes that have been pending for longer. */
  const ripe = new Set<string>();
  let onRipe = () => {};
  /** How often `onTheWay` has changed in a way that pages show. */
  const changes = createStore(() => 0);

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

  function known(): readonly string[] {
    const kept = store.snapshot();
    return (kept.status === 'ready' && kept.value.doubted) || [];
  }

  async function add(id: string) {
    await change((doubted) => (doubted.includes(id) ? doubted : [...doubted, id]));
    // A lost change is pending from now on; its record exists already.
    tell();
  }

  function ripen(id: string) {
    forgetAge(id);
    young.set(
      id,
      setTimeout(() => {
        young.delete(id);
        if (!known().includes(id)) return;
        ripe.add(id);
        onRipe();
      }, settledMs),
    );
  }

  function forgetAge(id: string) {
    clearTimeout(young.get(id));
    young.delete(id);
    ripe.delete(id);
  }

  /** Doubts come and go by other tabs too, and by the page that was here before a reload. */
  function look() {
    const doubted = known();
    for (const id of doubted) if (!asked.has(id) && !young.has(id) && !ripe.has(id)) ripen(id);
    for (const id of [...young.keys(), ...ripe]) if (!doubted.includes(id)) forgetAge(id);
  }

  /** Whether the list shows that the change has arrived, however soon. */
  function hasArrived(id: string, list: readonly Reservation[]): boolean {
    const held = list.find((reservation) => reservation.id === id);
    const to = wanted.get(id);
    return held === undefined || (to !== undefined && isSameHour(held, to));
  }

  return {
    observe(listener: () => void): () => void {
      const stops = [store.observe(listener), changes.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** Requests the list once it can settle a pending change. */
    follow(askForList: () => void) {
      onRipe = askForList;
      store.observe(look);
      look();
    },
    /** For the pages that show them. */
    shown: (): readonly string[] => known().filter((id) => !onTheWay.has(id)),
    add,
    async has(id: string): Promise<boolean> {
      return (await all()).includes(id);
    },
    drop: (id: string) => change((doubted) => doubted.filter((each) => each !== id)),
    /** Changes that a list requested now will settle: their requests have arrived by now, or never will. */
    over: (): ReadonlySet<string> => new Set([...ripe].filter((id) => !asked.has(id))),
    /** The list has arrived. A change repeated meanwhile is pending again. */
    async settle(over: ReadonlySet<string>, list: readonly Reservation[]) {
      if ((await all()).length === 0) return;
      const isOver = (id: string) => (over.has(id) && ripe.has(id)) || hasArrived(id, list);
      await change((doubted) => doubted.filter((id) => asked.has(id) || !isOver(id)));
    },
    /**
     * Sends a change, `to` another hour or to none. Its outcome is unknown until the answer arrives; returns whether
     * the outcome of an earlier one is unknown too.
     */
    async whileAsked<T>(
      id: string,
      to: Hour | undefined,
      ask: () => Promise<T>,
    ): Promise<{ answer: T; wasDoubted: boolean }> {
      const wasDoubted = (await all()).includes(id);
      if (!wasDoubted) onTheWay.add(id);
      if (to && !wasDoubted) wanted.set(id, to);
      else wanted.delete(id);
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
        if (known().includes(id)) ripen(id);
      }
    },
  };

  function tellLate(id: string) {
    onTheWay.delete(id);
    tell();
  }

  function tell() {
    changes.setState((count) => count + 1);
  }
}
