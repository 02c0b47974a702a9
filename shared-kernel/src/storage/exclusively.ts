const queues = new Map<string, Promise<unknown>>();

/**
 * Does the work while nobody else, in any tab, does work of the same name. Where the browser has no locks
 * (old ones, insecure origins) the turns hold within this page only.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (locks === undefined) return inTurn(name, work);
  let isStarted = false;
  try {
    return await locks.request(`jorkyball:${name}`, () => {
      isStarted = true;
      return work();
    });
  } catch (error) {
    // Locks are refused together with the storage; a fault of the work itself is the caller's.
    if (isStarted) throw error;
    return inTurn(name, work);
  }
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
