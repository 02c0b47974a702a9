import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(__dirname, '../../../tools/hosted/serveBackEnd.mjs');

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Row = Readonly<Record<string, Json>>;

/** A back end in a process of its own. */
export interface ForkedBackEnd {
  readonly url: string;
  /** As the database's owner: the rows of the last statement. */
  query(sql: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** Runs the repository's back end with these parameters (tools/hosted/serveBackEnd.mjs); resolves once it answers. */
export async function forkBackEnd(parameters: readonly string[]): Promise<ForkedBackEnd> {
  const child = fork(program, parameters, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const query = askerOf(child);
  const url = await addressOf(child);
  return {
    url,
    query,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  // The server prints each request that it refuses, as most are meant to be here.
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { readonly url?: string }) => {
      if (message.url !== undefined) resolve(message.url);
    });
    child.once('exit', (code) => reject(new Error(`The back end ended with code ${code}: ${said}`)));
  });
}

interface Reply {
  readonly id?: number;
  readonly rows?: readonly Row[];
  readonly error?: string;
}

function askerOf(child: ChildProcess): ForkedBackEnd['query'] {
  let asked = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => {
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return (sql) =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      waiting.set(id, ({ rows, error }) => {
        waiting.delete(id);
        if (rows) resolve(rows);
        else reject(new Error(error));
      });
      child.send({ id, sql });
    });
}
