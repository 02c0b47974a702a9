const shortestMs = 2000;
const longestMs = 60_000;

/** Calls `ask` again, later after each failure, at random so that devices do not retry together. Takes each outcome. */
export function retry(ask: () => void): (isAnswered: boolean) => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isAnswered) => {
    clearTimeout(timer);
    failures = isAnswered ? 0 : failures + 1;
    const pauseMs = Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    if (!isAnswered) timer = setTimeout(ask, pauseMs);
  };
}
