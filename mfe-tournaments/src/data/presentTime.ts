import { createStore } from 'shared-kernel';

/**
 * How far this device's clock is ahead of the back end's, in milliseconds: nought without one, and until one has said it
 * (hosted/learnPresentTime.ts).
 */
export const clockAheadMs = createStore(() => 0);

/** The present time at the centre, on any device. */
export function presentTime(): Date {
  return new Date(Date.now() - clockAheadMs.getState());
}
