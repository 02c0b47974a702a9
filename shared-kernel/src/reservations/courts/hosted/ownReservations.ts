import type { Loadable, Reservation, Stored } from 'shared-kernel';
import * as v from 'valibot';
import type { OwnReservation, Watched } from '../contract';
import { ownAnswer, reservationList } from './answers';
import type { CentreClock } from './centreClock';
import { type DeviceKey, keysLeft, keysOpenTo } from './deviceKeys';
import type { Doubts } from './doubts';
import type { HostedSurroundings } from './hostedCentre';
import { createWatchable } from './watchable';

type Reservations = readonly Reservation[];

/** A visitor may book while their list is loading: it is requested again, at most this often. */
const mostAttempts = 3;
/** The pause after a missing answer, while the page is visible. */
const askAgainMs = 10_000;

/** The visitor's own reservations: this device's copy of the centre's list. */
export type OwnReservations = {
  readonly mine: Watched<readonly OwnReservation[]>;
  readonly isUpToDate: Watched<boolean>;
  /** Requests the list; resolves when the copy is updated, or after a failure. */
  refresh(): Promise<void>;
  /** Follows the login and the page's visibility until the page is closed. */
  follow(): void;
};

export function followOwnReservations(
  surroundings: HostedSurroundings,
  clock: CentreClock,
  doubts: Doubts,
): OwnReservations {
  const { copy, quietCopy, keys, call, visitor, observeVisitor, isSeen, observeSeen } = surroundings;
  /** Loading until this visitor's list has been requested, with an answer or without. */
  const isUpToDate = createWatchable<boolean>(loading);
  const marked = markedBy(doubts);
  let followed: string | null | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  /**
   * Whether the centre has just answered that this visitor has no reservations, though the copy may differ for a
   * moment.
   */
  let hasNone = false;

  /** One request at a time; later callers share the next one. */
  function refresh(): Promise<void> {
    isWanted = true;
    running ??= (async () => {
      try {
        while (isWanted) {
          isWanted = false;
          await ask();
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  }

  async function ask() {
    const who = visitor();
    if (who === undefined) return;
    const isAnother = await handOver(who);
    const over = doubts.over();
    let answer: Reservations | undefined;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const before = await copy.read();
      answer = await (who === null ? ownReservations(who) : claimedReservations(who));
      // Data of a member who has logged out meanwhile is not stored.
      if (visitor() !== who) return;
      hasNone = answer?.length === 0;
      // Another visitor's earlier bookings emit no event.
      const isDone = answer === undefined || (await replace(isAnother ? quietCopy : copy, before, answer));
      if (isDone) break;
    }
    if (answer) await doubts.settle(over, answer);
    isUpToDate.set(answer !== undefined);
  }

  /** Assigns the copy to this visitor: of a member who has logged out, only reservations with this device's keys stay. */
  async function handOver(who: string | null): Promise<boolean> {
    const { holder, keys: known } = await keys.read();
    if (holder === who) return false;
    const own = keysOpenTo(who, known);
    await quietCopy.update((current) => {
      const kept = current.filter(({ id }) => own.some((key) => key.id === id));
      return kept.length < current.length ? kept : current;
    });
    await keys.update((kept) => {
      const left = keysOpenTo(who, kept.keys);
      // A login does not settle the pending changes that a guest made on this device.
      const doubted = kept.doubted?.filter((id) => left.some((key) => key.id === id));
      return { holder: who, keys: left, ...(doubted?.length && { doubted }) };
    });
    return true;
  }

  /** Also the former guest's: reservations in the account need no key of this device. */
  async function claimedReservations(who: string): Promise<Reservations | undefined> {
    const { keys: own } = await keys.read();
    if (own.length > 0) {
      const claimed = await call('claim_reservations', { keys: own.map(asSent) }, v.number());
      if (!claimed.ok) return undefined;
      const owned = await call('own_reservations', { keys: [] }, reservationList);
      if (!owned.ok) return undefined;
      const isOwned = ({ id }: DeviceKey) => owned.value.some((reservation) => reservation.id === id);
      await keys.update((kept) => ({ ...kept, keys: kept.keys.filter((key) => !isOwned(key)) }));
    }
    return ownReservations(who);
  }

  async function ownReservations(who: string | null): Promise<Reservations | undefined> {
    const { keys: own } = await keys.read();
    // A guest without a key has none, and sends no request.
    if (who === null && own.length === 0) return [];
    const answer = await call('reservations_now', { keys: own.map(asSent) }, ownAnswer);
    if (!answer.ok) return undefined;
    const { nowMs, value: reservations } = answer.value;
    clock.learn(nowMs);
    const known = new Set(reservations.map(({ id }) => id));
    await keys.update((kept) => {
      const left = keysLeft(kept.keys, own, known);
      return isAlike(left, kept.keys) ? kept : { ...kept, keys: left };
    });
    return reservations;
  }

  /** False if any tab has changed the copy since it was read. */
  async function replace(list: Stored<Reservations>, before: Reservations, after: Reservations) {
    let isSame = true;
    await list.update((current) => {
      isSame = current === before;
      return isSame && !isAlike(current, after) ? after : current;
    });
    return isSame;
  }

  function onVisitor() {
    const who = visitor();
    if (who === followed) return;
    followed = who;
    hasNone = false;
    isUpToDate.reset();
    void refresh();
  }

  function snapshot(): Loadable<readonly OwnReservation[]> {
    const held = marked(copy.snapshot());
    // An empty list is shown only after the centre has answered.
    const isTooSoon = !hasNone && isUpToDate.snapshot().status === 'loading';
    return held.status === 'ready' && held.value.length === 0 && isTooSoon ? loading : held;
  }

  return {
    mine: {
      snapshot,
      observe(listener) {
        const stops = [copy.observe(listener), isUpToDate.observe(listener), doubts.observe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    isUpToDate,
    refresh,
    follow() {
      observeVisitor(onVisitor);
      const refreshSeen = () => {
        if (isSeen()) void refresh();
      };
      observeSeen(refreshSeen);
      doubts.follow(refreshSeen);
      setInterval(() => {
        const known = isUpToDate.snapshot();
        if (known.status === 'ready' && !known.value && isSeen()) void refresh();
      }, askAgainMs);
      onVisitor();
    },
  };
}

/** Marks each reservation with an unknown outcome; returns the same object until a mark or the list changes. */
function markedBy(doubts: Doubts) {
  let held: Loadable<Reservations> | undefined;
  let marks = '';
  let shown: Loadable<readonly OwnReservation[]> = loading;
  return (copy: Loadable<Reservations>) => {
    const doubted = doubts.shown();
    const ids =
      copy.status === 'ready' ? copy.value.map(({ id }) => id).filter((id) => doubted.includes(id)) : [];
    if (copy === held && ids.join() === marks) return shown;
    held = copy;
    marks = ids.join();
    shown =
      copy.status !== 'ready' || ids.length === 0
        ? copy
        : {
            status: 'ready',
            value: copy.value.map((each) => (ids.includes(each.id) ? { ...each, isDoubted: true } : each)),
          };
    return shown;
  };
}

const loading: Loadable<never> = { status: 'loading' };

function asSent({ id, secret }: DeviceKey) {
  return { id, secret };
}

function isAlike(one: readonly { readonly id: string }[], other: typeof one): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
