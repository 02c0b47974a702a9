/** Does the work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(work);
}
