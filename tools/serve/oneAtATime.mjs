const turns = new WeakMap();

/**
 * Begins an answer when the one before it on the same connection is over, and not at all when the connection is gone
 * by then. Of requests that are sent one behind the other only the first has the connection: nobody would tell the
 * others that it has closed, and the files that they read would stay open.
 */
export function oneAtATime(socket, response, begin) {
  const before = turns.get(socket);
  turns.set(socket, new Promise((over) => response.once('close', over)));
  if (!before) return begin();
  before.then(() => {
    if (!socket.destroyed) begin();
  });
}
