import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The files that a team needs beside its package. */
const NEEDED = [
  'shared-kernel',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'webpack.common.js',
];

/** A checkout in a folder of its own. */
export interface Checkout {
  readonly folder: string;
  /** Runs one of the project's commands; returns its output. */
  run(command: string, ...parameters: string[]): string;
  /** From now on the commands find this in their environment. */
  provide(environment: Readonly<Record<string, string>>): void;
  /** Changes the source of its package. */
  change(file: string, before: string, after: string): void;
  /** A copy of the store of this repository, in which everything is live, and a site beside it. */
  readonly store: string;
  readonly site: string;
  remove(): void;
}

/** A team's checkout: its own package and the shared folders. `names` lists other packages that it contains. */
export function checkOut(packageName: string, names = [...NEEDED, packageName]): Checkout {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // On the same disk, so that the dependencies need not be copied.
  const place = mkdtempSync(join(ROOT, '.cache/own-checkout-'));
  const folder = join(place, 'a team of its own');
  mkdirSync(folder);
  for (const name of names) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  linkDependencies(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const store = join(place, 'store');
  cpSync(join(ROOT, 'store'), store, { recursive: true });
  // Its commands take no part in this run of the tests.
  const { SUITE, ...env } = process.env;
  return {
    folder,
    store,
    site: join(place, 'site'),
    run(command, ...parameters) {
      const tool = join(folder, `tools/${command}.mjs`);
      const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
        env,
      });
      if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`);
      return stdout;
    },
    provide: (environment) => void Object.assign(env, environment),
    change(file, before, after) {
      const path = join(folder, packageName, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not say « ${before} ».`);
      writeFileSync(path, text.replaceAll(before, after));
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** What git holds of this repository, as names of its root. */
export function wholeRepository(): string[] {
  return execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
}

/** Serves the site of a folder while `visit` looks at it. */
export async function withSite(folder: string, visit: (origin: string) => Promise<void>): Promise<void> {
  // @ts-expect-error The tools are plain JavaScript modules without types.
  const { createSiteServer } = await import('../../tools/serve/createSiteServer.mjs');
  const server: Server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function linkDependencies(from: string, to: string) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    // A disk or a system that knows no such links.
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
