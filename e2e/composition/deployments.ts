import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Front, standBefore } from './disturbances';

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const { sections }: { sections: readonly `mfe-${string}`[] } = require('../../tools/build/sections');

/** The packages that have a next release for the tests (deployNext.mjs). */
type Deployable = 'shell' | `mfe-${string}`;

/** A composed site of a test's own, on a port of its own, that can be deployed to, disturbed and taken away. */
export interface Deployment extends Pick<Front, 'disturb' | 'calm'> {
  readonly origin: string;
  /**
   * Deploys a new release of a package with the project's own tools; the releases before it stay. A shell offers the
   * `name` to sections besides, and a section takes it.
   */
  deploy(folder: Deployable, name?: string): void;
  /**
   * Makes the next release of a section the canary for this share of a hundred visitors; 0 ends that, 100 makes it live
   * for all.
   */
  tryOut(folder: Deployable, share: number): void;
  /** Deploys next releases of all packages and rolls them back, one after the other, while visitors go on. */
  deployMany(times: number, afterEach?: (turn: number) => Promise<void>): Promise<void>;
  /** Removes old releases by the project's own rules, as if this many days had passed; returns the removed ones. */
  prune(keep: number, inDays?: number): Promise<string[]>;
  /** Dates every live document so far this many days back. */
  age(days: number): void;
  /** The version of a section that the host's registry names. */
  versionOf(section: string): string;
  /** Leaves files of very old versions on the host; returns their addresses. */
  leaveOldFiles(count: number): string[];
  /** From now on nothing answers, as without a network. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function deploySite(): Promise<Deployment> {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-site-'));
  const folder = join(place, 'site');
  const live = join(place, 'live');
  cpSync(join(ROOT, 'site'), folder, { recursive: true, preserveTimestamps: true });
  const present = readdirSync(join(ROOT, 'store/live')).sort().at(-1) as string;
  cpSync(join(ROOT, 'store/live', present), join(live, present));
  // @ts-expect-error The tools are plain JavaScript modules without types.
  const { createSiteServer } = await import('../../tools/serve/createSiteServer.mjs');
  const site: Server = createSiteServer(folder);
  const siteOrigin = await listen(site);
  const { front, disturb, calm } = standBefore(site, siteOrigin);
  const origin = await listen(front);

  /** The tests' common store; one of its own for a site from which releases are removed. */
  let store = '-';
  const parametersOf = (next: Deployable, name = '') => [
    join(__dirname, 'deployNext.mjs'),
    next,
    folder,
    live,
    store,
    name,
  ];
  const documents = () => readdirSync(live).map((name) => join(live, name));

  const stop = async () => {
    await Promise.all([close(front), close(site)]);
  };
  return {
    origin,
    deploy(next, name) {
      execFileSync(process.execPath, parametersOf(next, name));
    },
    tryOut(next, share) {
      execFileSync(process.execPath, [...parametersOf(next), String(share)]);
    },
    async deployMany(times, afterEach = async () => {}) {
      const everything: readonly Deployable[] = ['shell', ...sections];
      for (let turn = 0; turn < times; turn += 1) {
        await run(process.execPath, parametersOf(everything[turn % everything.length] as Deployable));
        await afterEach(turn);
      }
    },
    async prune(keep, inDays = 0) {
      if (store === '-') store = await storeOfItsOwn(place, live);
      const code = `
        const { prune } = await import('./tools/deploy/prune.mjs');
        const { openStore } = await import('./tools/store/openStore.mjs');
        const now = Date.now() + ${inDays} * 24 * 60 * 60 * 1000;
        const [folder, target] = process.argv.slice(1);
        const removed = await prune({ keep: ${keep}, store: openStore(folder), target, now, log: () => {} });
        for (const { package: name, version } of removed.store) console.log(name + ' ' + version);`;
      const parameters = ['--input-type=module', '--eval', code, store, folder];
      const { stdout } = await run(process.execPath, parameters, { cwd: ROOT });
      return stdout.split('\n').filter((line) => line !== '');
    },
    age(days) {
      for (const file of documents()) {
        const document = JSON.parse(readFileSync(file, 'utf8'));
        const at = new Date(Date.parse(document.at) - days * 24 * 60 * 60 * 1000).toISOString();
        writeFileSync(file, JSON.stringify({ ...document, at }));
      }
    },
    versionOf(section) {
      const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
      return registry.sections.find(({ name }: { name: string }) => name === section).version;
    },
    leaveOldFiles: (count) => leaveOldFiles(folder, count).map((path) => `${origin}${path}`),
    disturb,
    calm,
    stop,
    async remove() {
      await stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Hard links suffice, because files in a store never change. Each site has its own live document. */
async function storeOfItsOwn(place: string, live: string): Promise<string> {
  const store = join(place, 'store');
  const { stdout } = await run(process.execPath, [join(__dirname, 'commonStore.mjs')]);
  // Another disk, or a system that knows no such links.
  await run('cp', ['-al', stdout.trim(), store]).catch(() =>
    cpSync(stdout.trim(), store, { recursive: true }),
  );
  symlinkSync(live, join(store, 'live'));
  return store;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function leaveOldFiles(folder: string, count: number): string[] {
  const version = '/remotes/mfe-booking/000000000000';
  mkdirSync(join(folder, version));
  const digests: Record<string, string> = {};
  const paths = Array.from({ length: count }, (_, index) => {
    const name = `${index}.js`;
    const content = `// ${index}\n`;
    writeFileSync(join(folder, version, name), content);
    digests[name] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return `${version}/${name}`;
  });
  writeFileSync(join(folder, version, 'integrity.json'), JSON.stringify(digests));
  return paths;
}
