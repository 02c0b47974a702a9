const prefix = 'reservation-question:';

/** While the request is pending every tab can detect it: the browser releases the lock with the page that sent it. */
export function whileAsked<T>(id: string, ask: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? (locks.request(prefix + id, { mode: 'shared' }, ask) as Promise<T>) : ask();
}

/** Whether the request may still be pending, in this tab or another; true if the browser cannot tell. */
export async function whichAreAsked(): Promise<(id: string) => boolean> {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return () => true;
  const { held = [] } = await locks.query();
  return (id) => held.some(({ name }) => name === prefix + id);
}
