import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SITE = join(__dirname, '../../site');
const NEXT_VERSION = 'abcabcabcabc';

/** A composed site of a test's own, on a port of its own, that can be deployed to and taken away. */
export interface Deployment {
  readonly origin: string;
  /** Puts a new version of the booking section beside the old one; answers the name of the new one. */
  deployBooking(): string;
  /** Puts a new offline worker in place of the old one. */
  deployWorker(): void;
  /** Leaves files of versions long gone on the host; answers their addresses. */
  leaveOldFiles(count: number): string[];
  /** From now on nothing answers, as without a network. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function deploySite(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-site-'));
  cpSync(SITE, folder, { recursive: true });
  // The tests change files: no compressed copy may answer for what it was.
  for (const file of filesOf(folder, '.br')) rmSync(file);
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    deployBooking: () => deployBooking(folder),
    deployWorker() {
      const file = join(folder, 'sw.js');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n// the next version\n`);
    },
    leaveOldFiles: (count) => leaveOldFiles(folder, count).map((path) => `${origin}${path}`),
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string): Promise<Server> {
  // @ts-expect-error The tools are plain JavaScript modules without types.
  const { createSiteServer } = await import('../../tools/serve/createSiteServer.mjs');
  const server: Server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

function deployBooking(folder: string): string {
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
  const { version } = registry.sections.find(({ name }: { name: string }) => name === 'booking');
  const versions = join(folder, 'remotes/mfe-booking');
  const copy = join(folder, 'next');
  cpSync(join(versions, version), copy, { recursive: true });
  renameSync(copy, join(versions, NEXT_VERSION));
  const mentions = [
    ...filesOf(join(versions, NEXT_VERSION), '.js'),
    ...filesOf(folder, '.html'),
    join(folder, 'registry.json'),
  ];
  for (const file of mentions) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(version, NEXT_VERSION));
  }
  return NEXT_VERSION;
}

function leaveOldFiles(folder: string, count: number): string[] {
  const version = '/remotes/mfe-booking/000000000000';
  mkdirSync(join(folder, version));
  return Array.from({ length: count }, (_, index) => {
    const path = `${version}/${index}.js`;
    writeFileSync(join(folder, path), `// ${index}\n`);
    return path;
  });
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith(ending));
}
