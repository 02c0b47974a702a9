/** Calls back when the page is visible again, or the network has returned, although the page stayed visible. */
export function observeSeen(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

/**
 * Calls `ask` now, after each pause that it answers in milliseconds, and when the page is visible, the network is back or
 * one of the `others` happens to the window; never while the page is hidden. A request may hang on a lost network, so the
 * next one aborts it. Returns the stop.
 */
export function poll(
  ask: (giveUp: AbortSignal) => Promise<number | undefined>,
  ...others: readonly string[]
): () => void {
  const stop = new AbortController();
  let question = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askNow() {
    clearTimeout(timer);
    question.abort();
    if (document.visibilityState === 'hidden') return;
    question = new AbortController();
    const { signal } = question;
    const pauseMs = await ask(signal);
    if (pauseMs !== undefined && !signal.aborted) timer = setTimeout(askNow, pauseMs);
  }

  const { signal } = stop;
  document.addEventListener('visibilitychange', askNow, { signal });
  for (const name of ['online', ...others]) addEventListener(name, askNow, { signal });
  void askNow();
  return () => {
    clearTimeout(timer);
    question.abort();
    stop.abort();
  };
}
