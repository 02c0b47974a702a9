import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BackEnd, startBackEnd } from './backEnd';

const program = join(__dirname, '../../../tools/hosted/servePostgres.mjs');

/** Embedded in the process: one session, so it proves the logic. A real server: it proves the locking as well. */
export type Engine = 'PGlite' | 'Postgres';

export interface Started {
  readonly backEnd: BackEnd;
  /** The address of its database, if other processes can reach it. */
  readonly database?: string;
  stop(): Promise<void>;
}

/** A back end on that engine with a database of its own; `programs` is the folder of another Postgres than npm's. */
export async function start(engine: Engine, programs?: string): Promise<Started> {
  if (engine === 'PGlite') {
    const backEnd = await startBackEnd();
    return { backEnd, stop: backEnd.stop };
  }
  const parameters = [`test_${randomUUID().slice(0, 8)}`, ...(programs ? [programs] : [])];
  const server = spawn(process.execPath, [program, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const url = await Promise.race([once(server.stdout, 'data').then(String), ended.then(() => undefined)]);
  if (url === undefined) throw new Error('Postgres did not start.');
  const stopServer = async () => {
    server.stdin.end();
    await ended;
  };
  try {
    const backEnd = await startBackEnd(url.trim());
    return {
      backEnd,
      database: url.trim(),
      async stop() {
        await backEnd.stop();
        await stopServer();
      },
    };
  } catch (error) {
    await stopServer();
    throw error;
  }
}
