/** Whether the caller still holds the lock: the queue ends a turn that takes too long. */
export type IsMine = () => boolean;

/** Longer than a turn takes: every step of a write has a shorter bound of its own. */
const patienceMs = 10_000;
/** A stolen lock is granted at once, or the browser's locks do not answer at all. */
const handoverMs = 1000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Does the work while no other code, in any tab, does work of the same name. Where the browser has no locks
 * (old ones, insecure origins) the turns hold within this page only. The work does not wait for ever: a tab that holds
 * the lock and does not go on (suspended, stopped, of a release that waited without a bound) loses it.
 */
export function withLock<T>(name: string, work: (isMine: IsMine) => Promise<T>): Promise<T> {
  // Within the page first, so that patience is tried by other tabs alone.
  return inTurn(name, () => underLock(`jorkyball:${name}`, work));
}

function underLock<T>(name: string, work: (isMine: IsMine) => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (locks === undefined) return work(() => true);
  return new Promise((resolve) => {
    let isMine = true;
    let working: Promise<T> | undefined;

    /** Once, for any number of calls: an abandoned request may still be granted later. */
    function begin() {
      clearTimeout(patience);
      working ??= work(() => isMine);
      resolve(working);
      return working;
    }

    function request(options: LockOptions) {
      locks?.request(name, options, begin).catch(() => {
        // Taken away from work that goes on; before it, locks are refused together with the storage.
        isMine &&= working === undefined;
        begin().catch(() => undefined);
      });
    }

    let patience = setTimeout(() => {
      patience = setTimeout(begin, handoverMs);
      request({ steal: true });
    }, patienceMs);
    request({});
  });
}

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  queues.set(name, settled);
  void settled.then(() => {
    if (queues.get(name) === settled) queues.delete(name);
  });
  return turn;
}
