import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/query-core';
import type { Loadable, Reservation, Stored } from 'shared-kernel';
import * as v from 'valibot';
import { loading } from '../../../platform/storage/contract';
import type { OwnReservation, Watched } from '../contract';
import { ownAnswer, reservationList } from './answers';
import { dropKeys } from './deviceKeys';
import type { HostedSurroundings } from './hostedCentre';
import { hasFailed, valueFrom, watch } from './queries';

type Reservations = readonly Reservation[];

/** A visitor may book while their list is loading: it is requested again, at most this often. */
const mostAttempts = 3;
/** The pause after a missing answer, while the page is visible. */
const askAgainMs = 10_000;
/** A guest may confirm a booking on another device, or not at all. */
const unconfirmedMs = 15_000;
const name = 'own-reservations';

/** The visitor's own reservations: this device's copy of the centre's list. */
export type OwnReservations = {
  readonly mine: Watched<readonly OwnReservation[]>;
  readonly isUpToDate: Watched<boolean>;
  /** Requests the list; resolves when the copy is updated, or after a failure. */
  refresh(): Promise<void>;
  /** Follows the login until the page is closed. */
  follow(): void;
};

export function followOwnReservations(
  { copy, quietCopy, keys, outbox, call, visitor, observeVisitor }: HostedSurroundings,
  client: QueryClient,
  learnClock: (nowMs: number) => void,
): OwnReservations {
  const observer = new QueryObserver<Reservations>(client, questionOf(visitor()));
  const isUpToDate = watch(observer, (result) => (hasFailed(result) ? false : result.isSuccess || undefined));
  const marked = markPending();

  function questionOf(who: string | null | undefined): QueryObserverOptions<Reservations> {
    return {
      queryKey: [name, who],
      enabled: who !== undefined,
      // The copy keeps it.
      gcTime: 0,
      queryFn: ({ signal }) => request(who ?? null, signal),
      refetchInterval: ({ state }) => {
        if (state.status === 'error') return askAgainMs;
        return state.data?.some(({ confirmBy }) => confirmBy !== undefined) === true && unconfirmedMs;
      },
    };
  }

  /** Asks the centre for the list, and writes it to the copy. */
  async function request(who: string | null, signal: AbortSignal): Promise<Reservations> {
    const isAnother = await handOver(who);
    let answer: Reservations = [];
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const before = await copy.read();
      answer = await (who === null ? ownReservations(who) : claimedReservations(who));
      // Data of a member who has logged out meanwhile is not stored.
      if (signal.aborted || visitor() !== who) break;
      // Another visitor's earlier bookings emit no event.
      if (await replace(isAnother ? quietCopy : copy, before, answer)) break;
    }
    return answer;
  }

  /** Assigns the copy to this visitor: of a member who has logged out, only reservations with this device's keys stay. */
  async function handOver(who: string | null): Promise<boolean> {
    const { holder, keys: own } = await keys.read();
    if (holder === who) return false;
    await quietCopy.update((current) => {
      const kept = current.filter(({ id }) => own.some((key) => key.id === id));
      return kept.length < current.length ? kept : current;
    });
    await keys.update((kept) => ({ ...kept, holder: who }));
    return true;
  }

  /** Also the former guest's: reservations in the account need no key of this device. */
  async function claimedReservations(who: string): Promise<Reservations> {
    const { keys: own } = await keys.read();
    if (own.length > 0) {
      valueFrom(await call('claim_reservations', { keys: own }, v.number()));
      const owned = valueFrom(await call('own_reservations', { keys: [] }, reservationList));
      await dropKeys(keys, (key) => owned.some(({ id }) => id === key.id));
    }
    return ownReservations(who);
  }

  async function ownReservations(who: string | null): Promise<Reservations> {
    const { keys: own } = await keys.read();
    // A guest without a key has none, and sends no request.
    if (who === null && own.length === 0) return [];
    const { nowMs, value: reservations } = valueFrom(
      await call('reservations_now', { keys: own }, ownAnswer),
    );
    learnClock(nowMs);
    const known = new Set(reservations.map(({ id }) => id));
    // Cancelled elsewhere.
    await dropKeys(keys, ({ id }) => !known.has(id) && own.some((key) => key.id === id));
    return reservations;
  }

  /** False if any tab has changed the copy since it was read. */
  async function replace(list: Stored<Reservations>, before: Reservations, after: Reservations) {
    let isSame = true;
    await list.update((current) => {
      isSame = current === before;
      return isSame && JSON.stringify(current) !== JSON.stringify(after) ? after : current;
    });
    return isSame;
  }

  /** Marks each reservation with a pending change; returns the same object until a mark or the list changes. */
  function markPending() {
    let held: Loadable<Reservations> | undefined;
    let marks = '';
    let shown: Loadable<readonly OwnReservation[]> = loading;
    return () => {
      const now = copy.snapshot();
      const ids = outbox.pending(true).map(({ payload }) => (payload as { readonly id?: unknown }).id);
      if (now === held && ids.join() === marks) return shown;
      held = now;
      marks = ids.join();
      shown =
        now.status === 'loading' || ids.length === 0
          ? now
          : {
              status: 'ready',
              value: now.value.map((each) => (ids.includes(each.id) ? { ...each, isPending: true } : each)),
            };
      return shown;
    };
  }

  return {
    mine: {
      snapshot() {
        const held = marked();
        // An empty list is shown only after the centre has answered.
        const isTooSoon = isUpToDate.snapshot().status === 'loading';
        return held.status === 'ready' && held.value.length === 0 && isTooSoon ? loading : held;
      },
      observe(listener) {
        const stops = [copy.observe(listener), isUpToDate.observe(listener), outbox.observe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    isUpToDate,
    refresh: () => client.refetchQueries({ queryKey: [name] }),
    follow() {
      observer.subscribe(() => {});
      let followed = visitor();
      observeVisitor(() => {
        const who = visitor();
        if (who !== followed) observer.setOptions(questionOf(who));
        followed = who;
      });
    },
  };
}
