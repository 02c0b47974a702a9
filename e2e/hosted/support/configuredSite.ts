import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ConfiguredSite {
  readonly url: string;
  remove(): Promise<void>;
}

/** The same build composed once more, with this environment over this `configuration.json`, and served on a port of its own. */
export async function composeConfiguredSite(
  environment: Readonly<Record<string, string>>,
  own: object = {},
): Promise<ConfiguredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));
  writeFileSync(join(folder, 'configuration.json'), JSON.stringify(own));
  const child = spawn(process.execPath, [join(__dirname, 'serveComposed.mjs'), folder], {
    env: { ...process.env, ...environment },
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
