/** How far this device's clock is ahead of the back end's: nought without one, and until one has said it (hosted/learnPresentTime.ts). */
export const clock = { aheadMs: 0, listeners: new Set<() => void>() };

/** What time it is where everybody plays, on whatever device. */
export function presentTime(): Date {
  return new Date(Date.now() - clock.aheadMs);
}
