import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../jest/findProgram';

/** One thing that was done to a file of the remote. */
export interface Arrival {
  readonly method: 'PUT' | 'DELETE';
  readonly path: string;
}

export type Remote = Awaited<ReturnType<typeof serveRemote>>;

/** Whether there is an rclone, installed if permitted; prints one line about skipped tests otherwise. */
export function hasRclone(): boolean {
  return findProgram('rclone', 'A remote target was') !== undefined;
}

/** A WebDAV server of rclone's own over a folder. */
export async function serveWebdav() {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-remote-'));
  const server = spawn(
    'rclone',
    ['serve', 'webdav', place, '--addr', '127.0.0.1:0', '--dir-cache-time', '0s'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Read to the end, because rclone would end when it cannot write.
  const port = await new Promise<number>((resolve) => {
    let said = '';
    server.stderr.on('data', (text) => {
      said += text;
      const [, started] = /started on http:\/\/[\d.]+:(\d+)\//.exec(said) ?? [];
      if (started) resolve(Number(started));
    });
  });
  return {
    /** The remote's name for rclone, and the environment variables that configure it. */
    target: 'centre:jorkyball',
    environment: environmentOf(port),
    /** The site's place in the folder that the server serves. */
    folder: join(place, 'jorkyball'),
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The environment variables that configure the remote `centre` for rclone. */
function environmentOf(port: number) {
  return {
    RCLONE_CONFIG_CENTRE_TYPE: 'webdav',
    RCLONE_CONFIG_CENTRE_URL: `http://127.0.0.1:${port}`,
    RCLONE_CONFIG_CENTRE_VENDOR: 'other',
  };
}

/**
 * The same behind a proxy, which can disturb changes of files. `watch` sees each upload and deletion in the server's
 * order, once it is done.
 */
export async function serveRemote(watch: (arrival: Arrival) => void) {
  const { port, ...webdav } = await serveWebdav();
  let failure: { answer: number | 'none'; after: number } | undefined;
  const door = createServer((request, response) => {
    const { method, url = '/' } = request;
    if (failure?.answer === 401) return response.writeHead(401).end();
    if (method !== 'PUT' && method !== 'DELETE') return passOn(request, response, port);
    if (failure && failure.after-- <= 0) {
      request.resume();
      return failure.answer === 'none' || response.writeHead(failure.answer).end();
    }
    passOn(request, response, port, (status) => {
      if (status < 300) watch({ method, path: decodeURIComponent(url).replace(/^\/jorkyball\//, '') });
    });
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    ...webdav,
    environment: environmentOf((door.address() as AddressInfo).port),
    /**
     * From now on changes get this answer, `after` this many successful ones; `none` accepts them without an answer,
     * undefined ends it. A refused login (401) concerns all requests.
     */
    fail(answer: number | 'none' | undefined, after = 0) {
      failure = answer === undefined ? undefined : { answer, after };
    },
    async stop() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await webdav.stop();
    },
  };
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  onAnswer: (status: number) => void = () => {},
) {
  const { method, url, headers } = request;
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const { statusCode = 502 } = answer;
    response.writeHead(statusCode, answer.headers);
    answer.once('end', () => onAnswer(statusCode));
    answer.pipe(response);
  });
  // A process killed in the middle of a file sends no more of it.
  request.on('close', () => request.complete || passed.destroy());
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
