const shortestMs = 2000;
const longestMs = 60_000;

/**
 * The pause after this many unanswered requests. It is random, so that two devices that lost the network together do
 * not retry together.
 */
export function pauseAfter(failures: number): number {
  return Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
}
