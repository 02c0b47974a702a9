import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const serverModule = pathToFileURL(join(__dirname, 'createSiteServer.mjs')).href;
/** Prints its port, then answers each input line with its resource usage. */
const SCRIPT = `
const { createSiteServer } = await import(${JSON.stringify(serverModule)});
const { existsSync, readdirSync } = await import('node:fs');
const server = createSiteServer(process.argv[1]);
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.stdin.on('data', () => {
  globalThis.gc();
  console.log(JSON.stringify({
    handles: existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0,
    heapBytes: process.memoryUsage().heapUsed,
  }));
});
`;

/** A folder of files, and a server of it in a process of its own. */
export interface SiteUnderTest {
  readonly folder: string;
  readonly port: number;
  readonly server: ChildProcess;
  write(path: string, content: string | Buffer): void;
  /** The present usage of the server's process (handles are counted on Linux). */
  usage(): Promise<{ readonly handles: number; readonly heapBytes: number }>;
  remove(): void;
}

export async function serveFiles(files: Record<string, string | Buffer> = {}): Promise<SiteUnderTest> {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-served-'));
  // Files beside the folder belong to the test too.
  const folder = join(place, 'site');
  mkdirSync(folder);
  const write = (path: string, content: string | Buffer) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  const server = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', SCRIPT, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const said = async () => String((await once(server.stdout, 'data'))[0]);
  return {
    folder,
    port: Number(await said()),
    server,
    write,
    async usage() {
      server.stdin.write('?\n');
      return JSON.parse(await said());
    },
    remove() {
      server.kill('SIGKILL');
      rmSync(place, { recursive: true, force: true });
    },
  };
}
