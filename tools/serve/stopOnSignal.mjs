/** Downloads under way may end; then the process does. */
const LAST_DOWNLOADS_MS = 5000;

/** Ends a server in good order when the process is asked to stop: no new requests, and a few seconds for the running ones. */
export function stopOnSignal(server) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LAST_DOWNLOADS_MS).unref();
    });
  }
}
