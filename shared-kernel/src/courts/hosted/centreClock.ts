import { createWatchable } from './watchable';

/** Less is the answer's way here, and nobody's trouble. */
const toleratedMs = 120_000;
/** Answers take longer and shorter: what was known is not corrected by less. */
const steadyMs = 60_000;

/** How far this device's clock is from the centre's, learnt from each answer that says what time it is there. */
export function createCentreClock() {
  const ahead = createWatchable<number>({ status: 'ready', value: 0 });
  return {
    ahead,
    learn(nowMs: number) {
      const known = ahead.snapshot();
      const differenceMs = Date.now() - nowMs;
      const nextMs = Math.abs(differenceMs) < toleratedMs ? 0 : differenceMs;
      const isSteady = known.status === 'ready' && nextMs !== 0 && Math.abs(known.value - nextMs) < steadyMs;
      if (!isSteady) ahead.set(nextMs);
    },
  };
}

export type CentreClock = ReturnType<typeof createCentreClock>;
