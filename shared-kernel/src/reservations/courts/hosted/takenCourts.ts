import { type QueryClient, QueryObserver } from '@tanstack/query-core';
import { countedAvailability } from '../availability';
import type { Availability, Watched } from '../contract';
import { takenAnswer } from './answers';
import { centreId, type HostedSurroundings } from './hostedCentre';
import { hasFailed, valueFrom, watch } from './queries';

/** A visitor of the calendar sees others' new bookings after this time. */
const askAgainMs = 30_000;
const queryKey = ['taken-courts'];

/** The courts that are taken, as the centre counts them. */
export type TakenCourts = {
  readonly availability: Watched<Availability>;
  readonly isUpToDate: Watched<boolean>;
  /** Applies an answer's data about one hour, if any, and requests the rest. */
  refresh(change?: (availability: Availability) => Availability): void;
};

/** Polled while observed on a visible page; the last known data stays while the back end does not answer. */
export function watchTakenCourts(
  { call }: HostedSurroundings,
  client: QueryClient,
  learnClock: (nowMs: number) => void,
): TakenCourts {
  const observer = new QueryObserver<Availability>(client, {
    queryKey,
    async queryFn() {
      const { nowMs, value } = valueFrom(await call('courts_now', { centre: centreId }, takenAnswer));
      // First the clock, because the hours are counted from the centre's time.
      learnClock(nowMs);
      return countedAvailability(value);
    },
    refetchInterval: askAgainMs,
  });

  return {
    availability: watch(observer, ({ data }) => data),
    // Before the first answer the courts are loading, not stale.
    isUpToDate: watch(observer, (result) => !hasFailed(result)),
    refresh(change) {
      if (change) client.setQueryData<Availability>(queryKey, (known) => known && change(known));
      void client.invalidateQueries({ queryKey });
    },
  };
}
