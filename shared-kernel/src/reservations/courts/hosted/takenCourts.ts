import { type QueryClient, QueryObserver } from '@tanstack/query-core';
import { importWithRetry } from 'shared-kernel';
import { countedAvailability } from '../availability';
import type { Availability, Watched } from '../contract';
import { courtsAnswer } from './answers';
import { centreId, type HostedSurroundings } from './hostedCentre';
import { hasFailed, valueFrom, watch } from './queries';

/** A visitor of the calendar sees others' new bookings after this time. */
const askAgainMs = 30_000;
const queryKey = ['taken-courts'];

/** Without this code the built hours stay; the centre decides in any case. */
const settings = importWithRetry(
  () => import(/* webpackChunkName: "hosted-centre" */ '../../../platform/centre/hosted'),
);

/** The courts that are taken, as the centre counts them. */
export type TakenCourts = {
  readonly availability: Watched<Availability>;
  readonly isUpToDate: Watched<boolean>;
  /** Whether guests confirm their bookings by mail. */
  readonly confirmsGuests: Watched<boolean>;
  /** Applies an answer's data about one hour, if any, and requests the rest. */
  refresh(change?: (availability: Availability) => Availability): void;
};

type Known = { readonly availability: Availability; readonly confirms: boolean };

/** Polled while observed on a visible page; the last known data stays while the back end does not answer. */
export function watchTakenCourts(
  { call }: HostedSurroundings,
  client: QueryClient,
  learnClock: (nowMs: number) => void,
): TakenCourts {
  const observer = new QueryObserver<Known>(client, {
    queryKey,
    async queryFn() {
      const learning = settings.load();
      const {
        nowMs,
        taken,
        settings: sent,
        confirms,
        closures,
      } = valueFrom(await call('courts_now', { centre: centreId }, courtsAnswer));
      // First the clock and the settings, because the hours are counted from the centre's time and offered by its settings.
      learnClock(nowMs);
      await learning.then(({ learnSettings }) => learnSettings(sent, closures)).catch(() => {});
      return { availability: countedAvailability(taken), confirms };
    },
    refetchInterval: askAgainMs,
  });

  return {
    availability: watch(observer, ({ data }) => data?.availability),
    confirmsGuests: watch(observer, ({ data }) => data?.confirms),
    // Before the first answer the courts are loading, not stale.
    isUpToDate: watch(observer, (result) => !hasFailed(result)),
    refresh(change) {
      if (change)
        client.setQueryData<Known>(
          queryKey,
          (known) => known && { ...known, availability: change(known.availability) },
        );
      void client.invalidateQueries({ queryKey });
    },
  };
}
