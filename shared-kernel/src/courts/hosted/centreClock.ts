import { createWatchable } from './watchable';

const minuteMs = 60_000;
/** Less is the answer's way here, and nobody's trouble. */
const toleratedMs = 2 * minuteMs;

/** How far this device's clock is from the centre's, learnt from each answer that says what time it is there. */
export function createCentreClock() {
  const ahead = createWatchable<number>({ status: 'ready', value: 0 });
  return {
    ahead,
    /** In whole minutes: answers take longer and shorter, and nothing on a page is more exact. */
    learn(nowMs: number) {
      const differenceMs = Date.now() - nowMs;
      const isTolerated = Math.abs(differenceMs) < toleratedMs;
      ahead.set(isTolerated ? 0 : Math.round(differenceMs / minuteMs) * minuteMs);
    },
  };
}

export type CentreClock = ReturnType<typeof createCentreClock>;
