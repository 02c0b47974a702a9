import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The operator: the project's own server for reports, and the commands that read them. */
export interface Receiver {
  readonly url: string;
  /** The output of `npm run reports -- --list`, or with other flags. */
  list(...flags: string[]): string;
  /** `npm run explain`, of the releases of this repository. */
  explain(stack: string): string;
  remove(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const store = mkdtempSync(join(tmpdir(), 'jorkyball-reports-'));
  const child = spawn(process.execPath, [join(ROOT, 'tools/reports.mjs'), '--store', store], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const exited = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data').then(String), exited.then(() => '')]);
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
  if (!url) throw new Error('The server for reports did not start.');
  child.stdout.resume();
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(process.execPath, [join(ROOT, `tools/${command}.mjs`), ...parameters], { encoding: 'utf8' });
  return {
    url,
    list: (...flags) => run('reports', '--list', '--store', store, ...flags),
    explain: (stack) => run('explain', stack),
    async remove() {
      child.kill();
      await exited;
      rmSync(store, { recursive: true, force: true });
    },
  };
}
