import { clockDifference } from '../../../platform/time';
import { createWatchable } from './watchable';

/** How far this device's clock is from the centre's, learnt from each answer that says what time it is there. */
export function createCentreClock() {
  const ahead = createWatchable<number>({ status: 'ready', value: 0 });
  return {
    ahead,
    learn: (nowMs: number) => ahead.set(clockDifference(nowMs)),
  };
}

export type CentreClock = ReturnType<typeof createCentreClock>;
