const shortestMs = 2000;
const longestMs = 60_000;

/** How long to wait after so many questions that the back end did not answer; never the same for two devices that lost the network together. */
export function pauseAfter(failures: number): number {
  return Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
}
