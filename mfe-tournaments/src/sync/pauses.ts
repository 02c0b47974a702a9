import type { Scoreboard } from './askScores';

const whileRunningMs = 3_000;
const otherwiseMs = 20_000;
/** A spectator of a live match sees the next goal soon, even after missing answers. */
const slowestWhileRunningMs = 8_000;
const slowestMs = 60_000;

/**
 * How long to wait before the next request: briefly while a match runs or may begin, longer after each failed request.
 * `spread` from 0 to 1 separates clients that would all return at once: 0 cuts a quarter of the time.
 */
export function pauseMs(board: Scoreboard, mayBegin: boolean, unanswered: number, spread: number): number {
  const isRunning = [...board.values()].some(({ matches }) =>
    Object.values(matches).some(({ status }) => status === 'inprogress'),
  );
  const [usual, slowest] =
    isRunning || mayBegin ? [whileRunningMs, slowestWhileRunningMs] : [otherwiseMs, slowestMs];
  return Math.min(slowest, usual * 2 ** unanswered) * (0.75 + spread / 4);
}

const shortestMs = 2000;
const longestMs = 60_000;

/**
 * The pause after this many unanswered requests. It is random, so that two devices that lost the network together do
 * not retry together.
 */
export function pauseAfter(failures: number): number {
  return Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
}
