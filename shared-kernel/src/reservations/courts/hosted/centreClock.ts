import { clockDifference } from '../../../platform/time';
import { createWatchable } from './watchable';

/** The difference between this device's clock and the centre's, updated by each answer with the centre's time. */
export function createCentreClock() {
  const ahead = createWatchable<number>({ status: 'ready', value: 0 });
  return {
    ahead,
    learn: (nowMs: number) => ahead.set(clockDifference(nowMs)),
  };
}

export type CentreClock = ReturnType<typeof createCentreClock>;
