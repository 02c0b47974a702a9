import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';
import { withLock } from './withLock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the locked dependencies with `npm ci` unless they are there. `needs`: `all`, or `production` for a command that
 * does without the tools. Of two commands that start at once, the second waits until the first has installed them.
 */
export async function installDependencies({ needs = 'all' } = {}) {
  if (areInstalled(needs)) return;
  console.log('Installing the locked dependencies (about a minute) …');
  await withLock(join(root, '.install.lock'), async () => {
    if (!areInstalled(needs)) await npmCi();
  });
}

/**
 * Whether what npm noted in `node_modules` is there and agrees with the lock file, and includes every package that a
 * package.json of this checkout declares.
 */
function areInstalled(needs) {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const locked = readPackages('package-lock.json');
  const isComplete = Object.entries(installed)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(([path, { version }]) => locked[path]?.version === version && isThere(`${path}/package.json`));
  return isComplete && declaredPackages(needs).every((name) => isThere(`node_modules/${name}/package.json`));
}

/** A team's checkout may lack the other packages. */
function declaredPackages(needs) {
  const main = readJson('package.json');
  const workspaces = main.workspaces.map((folder) => `${folder}/package.json`).filter(isThere);
  return [main, ...workspaces.map(readJson)].flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...(needs === 'all' && devDependencies) }),
  );
}

function readPackages(file) {
  return isThere(file) ? readJson(file).packages : undefined;
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function isThere(path) {
  return existsSync(join(root, path));
}

function npmCi() {
  return new Promise((resolve, reject) => {
    // `--include=dev`: with NODE_ENV=production npm leaves out the tools that build the site.
    // shell: npm is a script (npm.cmd) on Windows.
    const child = spawn('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: true,
    });
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
