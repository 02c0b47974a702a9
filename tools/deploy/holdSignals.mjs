const SIGNALS = ['SIGINT', 'SIGTERM'];
/** npm hands a terminal's signal on to a command that has had it already: two so close together are one. */
const ONE_MS = 500;
const PATIENCE_MS = 10_000;

/**
 * From now on who wants to end this process is first heard: `finish` is called, and may bring to its end what is begun.
 * When that takes longer than seconds, or he asks again, `giveUp` is called. Answers what lets the signals go.
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
