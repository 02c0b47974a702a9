const SIGNALS = ['SIGINT', 'SIGTERM'];
/** npm hands a terminal's signal on to a command that has had it already: two so close together are one. */
const ONE_MS = 500;
const PATIENCE_MS = 10_000;

/**
 * Holds the signals that would end this process. At the first one `finish` is called, and may complete the work. If
 * that takes longer than `PATIENCE_MS`, or a second signal comes, `giveUp` is called. Answers a function that
 * releases the signals.
 */
export function holdSignals({ finish, giveUp }) {
  let first;
  let timer;
  const onSignal = () => {
    if (first === undefined) {
      first = Date.now();
      timer = setTimeout(giveUp, PATIENCE_MS);
      finish();
    } else if (Date.now() - first > ONE_MS) giveUp();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    clearTimeout(timer);
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  };
}
