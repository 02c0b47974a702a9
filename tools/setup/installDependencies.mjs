import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}node_modules/.installed-lock`;

/** Installs the locked dependencies if one is missing or they were installed from another lock file. */
export async function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && areThere(neededPackages())) return;
  console.log('Installing the locked dependencies (about a minute the first time) …');
  await npmInstall();
  mkdirSync(`${root}node_modules`, { recursive: true });
  writeFileSync(stamp, lock);
}

/** Everything that package.json names: the site is built where it is served, so the builders are needed too. */
function neededPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** A stamp says what was asked for once; somebody may have taken packages away since. */
function areThere(names) {
  return names.every((name) => existsSync(`${root}node_modules/${name}/package.json`));
}

function npmInstall() {
  return new Promise((resolve, reject) => {
    // Not `npm ci`: it refuses a lock file that lacks the binaries of some platform, which a registry need not
    // hold for every version. `--no-save` leaves the lock file as it is, and the locked versions are installed.
    // `--include=dev`: with NODE_ENV=production npm leaves out what builds the site.
    // shell: npm is a script (npm.cmd) on Windows.
    const child = spawn('npm install --no-save --include=dev --no-audit --no-fund --loglevel=error', {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
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
