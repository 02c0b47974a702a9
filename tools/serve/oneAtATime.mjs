const turns = new WeakMap();

/**
 * Starts an answer after the previous one on the same connection, and not at all when the connection is closed by then.
 * Only the first of pipelined requests has the connection: the others would not learn of its end, and would keep their
 * files open.
 */
export function oneAtATime(socket, response, begin) {
  const before = turns.get(socket);
  turns.set(socket, new Promise((over) => response.once('close', over)));
  if (!before) return begin();
  before.then(() => {
    if (!socket.destroyed) begin();
  });
}
