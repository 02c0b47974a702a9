import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Failure } from '../setup/failure.mjs';

/**
 * Starts listening, at `host` alone if it is named; an occupied port becomes one clear sentence. Resolves to the port
 * in use.
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Failure(`Port ${port} is in use. Choose another one, for instance with PORT=3001.`)
          : error,
      );
    });
    server.listen({ port, host }, () => resolve(server.address().port));
  });
}

/** The port that the environment variable `name` requests by `wanted`. An invalid value is a Failure. */
export function portOf(name, wanted) {
  const port = Number(wanted);
  if (wanted === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure(`${name}=${wanted} is no port: choose a number from 0 to 65535.`);
  return port;
}

/** Under which addresses a phone in the same network reaches a port of this machine. */
export function addressesOf(port) {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** A port that is free at the moment: any, or the `wanted` one, which is refused if occupied. */
export async function freePort(wanted = 0) {
  const server = createServer();
  const port = await listen(server, wanted);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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
