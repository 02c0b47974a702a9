import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ConfiguredSite {
  readonly url: string;
  remove(): Promise<void>;
}

/** The same build composed once more, for a site that the environment configures, and served on a port of its own. */
export async function composeConfiguredSite(
  configuration: Readonly<Record<string, string>>,
): Promise<ConfiguredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));
  const child = spawn(process.execPath, [join(__dirname, 'serveComposed.mjs'), folder], {
    env: { ...process.env, ...configuration },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const exited = once(child, 'exit');
  const port = await Promise.race([once(child.stdout, 'data').then(String), exited.then(() => undefined)]);
  if (port === undefined) throw new Error('The site could not be composed.');
  return {
    url: `http://localhost:${port.trim()}`,
    async remove() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
