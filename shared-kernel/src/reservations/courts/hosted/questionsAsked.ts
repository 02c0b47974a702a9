const prefix = 'reservation-question:';

/** As long as the question is on its way every tab can know: the browser forgets it with the page that asked. */
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
