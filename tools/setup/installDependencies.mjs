import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from './failure.mjs';
import { readJson } from './readJson.mjs';
import { withLock } from './withLock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Installs the locked dependencies with `npm ci` unless they are there. `needs`: `all`, or `production` for a command that
 * does without the tools. Of two commands that start at once, the second waits until the first has installed them.
 */
export async function installDependencies({ needs = 'all' } = {}) {
  const locked = readJson(join(root, 'package-lock.json')).packages ?? {};
  const manifests = readManifests();
  refuseUnlocked(manifests, locked);
  if (areInstalled(needs, manifests, locked)) return;
  console.log('Installing the locked dependencies (about a minute) …');
  await withLock(join(root, '.install.lock'), async (handTo) => {
    if (!areInstalled(needs, manifests, locked)) await npmCi(handTo);
  });
}

/** Each package.json of this checkout, by its folder. A team's checkout may lack the other packages. */
function readManifests() {
  const folders = ['', ...readdirSync(root)].filter((folder) => isThere(join(folder, 'package.json')));
  return new Map(folders.map((folder) => [folder, readJson(join(root, folder, 'package.json'))]));
}

/** `npm ci` compares only when it runs, and does not run while everything locked is installed. */
function refuseUnlocked(manifests, locked) {
  for (const [folder, manifest] of manifests)
    for (const kind of KINDS)
      if (!isDeepStrictEqual(manifest[kind] ?? {}, locked[folder]?.[kind] ?? {}))
        throw new Failure(
          `The ${kind} of ${join(folder, 'package.json')} are not those of package-lock.json: run npm install.`,
        );
}

/**
 * Whether npm's record in `node_modules` exists, agrees with the lock file, and includes every package that a
 * package.json of this checkout declares.
 */
function areInstalled(needs, manifests, locked) {
  const installed = readInstalled();
  if (!installed || (needs === 'all' && !isThere('node_modules/.bin'))) return false;
  const isComplete = Object.entries(installed)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry?.link)
    .every(([path, entry]) => locked[path]?.version === entry?.version && isThere(`${path}/package.json`));
  // Releases contain their imports: production needs the dependencies of the root alone.
  const declared =
    needs === 'all'
      ? [...manifests.values()].flatMap((each) =>
          Object.keys({ ...each.dependencies, ...each.devDependencies }),
        )
      : Object.keys(manifests.get('').dependencies);
  return isComplete && declared.every((name) => isThere(`node_modules/${name}/package.json`));
}

/** The packages that npm has recorded. Undefined if the record is missing or damaged: `npm ci` writes a new one. */
function readInstalled() {
  try {
    return readJson(join(root, 'node_modules/.package-lock.json')).packages;
  } catch {
    return undefined;
  }
}

function isThere(path) {
  return existsSync(join(root, path));
}

function npmCi(handTo) {
  return new Promise((resolve, reject) => {
    // `--include=dev`: with NODE_ENV=production npm leaves out the tools that build the site.
    // By default npm keeps silent for minutes before it says that its registry does not answer.
    // shell: npm is a script (npm.cmd) on Windows.
    const child = spawn(
      'npm ci --include=dev --no-audit --no-fund --loglevel=error --fetch-retry-maxtimeout=15000',
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
        shell: true,
      },
    );
    // npm continues after this process is killed, and must not run beside a second npm.
    handTo(child.pid);
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Failure(explain(complaints)));
    });
  });
}

function explain(complaints) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(complaints)) {
    return 'The dependencies could not be installed: the npm registry does not answer. Check the network and start again.';
  }
  return `The dependencies could not be installed. npm says:\n${complaints.trim()}`;
}
