import { countedAvailability } from '../availability';
import type { Availability, Watched } from '../contract';
import { takenAnswer } from './answers';
import type { CentreClock } from './centreClock';
import { centreId, type HostedSurroundings } from './hostedCentre';
import { createWatchable } from './watchable';

/** A visitor of the calendar sees others' new bookings after this time. */
const askAgainMs = 30_000;

/** The courts that are taken, as the centre counts them. */
export type TakenCourts = {
  readonly availability: Watched<Availability>;
  readonly isUpToDate: Watched<boolean>;
  /** Applies an answer's data about one hour, and requests the rest. */
  change(change: (availability: Availability) => Availability): void;
  /** Resolves after the answer, or a failure. */
  ask(): Promise<void>;
};

/** Polled while observed on a visible page; the last known data stays while the back end does not answer. */
export function watchTakenCourts(
  { call, isSeen, observeSeen }: HostedSurroundings,
  clock: CentreClock,
): TakenCourts {
  const availability = createWatchable<Availability>({ status: 'loading' }, watch);
  const isUpToDate = createWatchable<boolean>({ status: 'ready', value: true });
  let isWatched = false;
  let asked = 0;

  function watch() {
    isWatched = true;
    const look = () => {
      if (isSeen()) void ask();
    };
    const timer = setInterval(look, askAgainMs);
    const stopSeeing = observeSeen(look);
    void ask();
    return () => {
      isWatched = false;
      clearInterval(timer);
      stopSeeing();
    };
  }

  async function ask() {
    asked += 1;
    const turn = asked;
    const answer = await call('courts_now', { centre: centreId }, takenAnswer);
    // A later question was asked of a later state.
    if (turn !== asked) return;
    if (answer.ok) {
      // First the clock, because the hours are counted from the centre's time.
      clock.learn(answer.value.nowMs);
      availability.set(countedAvailability(answer.value.value));
    }
    isUpToDate.set(answer.ok);
  }

  return {
    availability,
    isUpToDate,
    ask,
    change(change) {
      const known = availability.snapshot();
      if (known.status === 'ready') availability.set(change(known.value));
      if (isWatched) void ask();
    },
  };
}
