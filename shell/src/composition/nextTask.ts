/** Lets the browser do what waits, a finger's touch first, before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
