import { createStore } from 'shared-kernel';

/**
 * How far this device's clock is ahead of the back end's, in milliseconds: nought without one, and until one has said it
 * (hosted/learnPresentTime.ts).
 */
export const clockAheadMs = createStore(() => 0);

/** What time it is where everybody plays, on whatever device. */
export function presentTime(): Date {
  return new Date(Date.now() - clockAheadMs.getState());
}
