/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

let clone: string;
const inClone = (path: string) => join(clone, path);

/**
 * A fake npm. It installs the packages of package.json, without the tools if npm would leave them out
 * (NODE_ENV=production without `--include=dev`, or `--omit=dev`). It records the locked versions as npm does. It fails
 * unless the lock is its own (or its shell's), and waits until there is a file `go`.
 */
const NPM = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
while (!existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
if (![process.pid, process.ppid].includes(Number(readFileSync('.install.lock', 'utf8')))) process.exit(1);
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const withTools = process.env.NODE_ENV !== 'production' || process.argv.includes('--include=dev');
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
for (const name of Object.keys({ react: '1', ...dependencies, ...(withTools ? devDependencies : {}) })) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: locked }));
`;

const MANIFESTS = {
  '': { dependencies: { '@fastify/static': '1' }, devDependencies: { webpack: '1' } },
  'mfe-x': { dependencies: { webpack: '1' } },
};
const lock = (version: string) =>
  writeFileSync(
    inClone('package-lock.json'),
    JSON.stringify({
      packages: { ...MANIFESTS, 'node_modules/react': { version }, 'node_modules/webpack': { version } },
    }),
  );

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'jorkyball-clone-'));
  cpSync(__dirname, inClone('tools/setup'), { recursive: true });
  writeFileSync(inClone('package.json'), JSON.stringify(MANIFESTS['']));
  mkdirSync(inClone('mfe-x'));
  writeFileSync(inClone('mfe-x/package.json'), JSON.stringify(MANIFESTS['mfe-x']));
  writeFileSync(inClone('go'), '');
  lock('1.0.0');
  mkdirSync(inClone('bin'));
  writeFileSync(inClone('bin/npm'), NPM);
  chmodSync(inClone('bin/npm'), 0o755);
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

const installing = (needs: string) => [
  '--input-type=module',
  '--eval',
  `const { installDependencies } = await import('./tools/setup/installDependencies.mjs');
   const { runCommand } = await import('./tools/setup/failure.mjs');
   await runCommand(() => installDependencies({ needs: '${needs}' }));`,
];
const environment = () => ({ PATH: `${inClone('bin')}:${process.env.PATH}` });
const calls = () =>
  existsSync(inClone('calls')) ? readFileSync(inClone('calls'), 'utf8').trim().split('\n') : [];

const tryToInstall = (variables: Record<string, string> = {}, needs = 'all') =>
  spawnSync(process.execPath, installing(needs), {
    cwd: clone,
    encoding: 'utf8',
    env: { ...environment(), ...variables },
  });

/** Installs as `npm start` does, or for a command that `needs` less; returns npm's calls so far. */
function install(variables: Record<string, string> = {}, needs = 'all') {
  const { status, stderr } = tryToInstall(variables, needs);
  expect([status, stderr]).toEqual([0, '']);
  return calls();
}

test.each(['production', 'development'])('installs the tools with NODE_ENV=%s too', (NODE_ENV) => {
  expect(install({ NODE_ENV })).toEqual([expect.stringMatching(/^ci /)]);
  expect(existsSync(inClone('node_modules/webpack/package.json'))).toBe(true);
});

test('does not install twice', () => {
  expect([install().length, install().length]).toEqual([1, 1]);
});

test('installs again when the lock file names another version', () => {
  install();
  lock('2.0.0');
  expect(install()).toHaveLength(2);
});

test.each(['webpack', '@fastify/static', 'react'])('installs again when %s has been removed', (name) => {
  install();
  rmSync(inClone(`node_modules/${name}`), { recursive: true });
  expect(install()).toHaveLength(2);
  expect(existsSync(inClone(`node_modules/${name}/package.json`))).toBe(true);
});

test('installs again when the folder of programs has been removed', () => {
  install();
  rmSync(inClone('node_modules/.bin'), { recursive: true });
  expect(install()).toHaveLength(2);
});

test('installs again when npm’s own record is damaged', () => {
  install();
  writeFileSync(inClone('node_modules/.package-lock.json'), '{ "packages": ');
  expect(install()).toHaveLength(2);
});

test.each(['package.json', 'mfe-x/package.json'])(
  'refuses a change of %s without its lock file in one sentence',
  (file) => {
    install();
    const manifest = JSON.parse(readFileSync(inClone(file), 'utf8'));
    writeFileSync(inClone(file), JSON.stringify({ ...manifest, dependencies: { react: '2' } }));
    const { status, stderr } = tryToInstall();
    expect([status, stderr]).toEqual([
      1,
      `The dependencies of ${file} are not those of package-lock.json: run npm install.\n`,
    ]);
  },
);

test.each([
  ['{ "packages": ', /package-lock\.json cannot be read as JSON: .*\. Correct or restore it\.\n$/],
  ['{}', /^The dependencies of package\.json are not those of package-lock\.json: run npm install\.\n$/],
  ['[]', /package-lock\.json holds no object\. Correct or restore it\.\n$/],
  [undefined, /package-lock\.json is missing: restore it\.\n$/],
])('refuses the lock file %j in one sentence', (content, sentence) => {
  if (content === undefined) rmSync(inClone('package-lock.json'));
  else writeFileSync(inClone('package-lock.json'), content);
  const { status, stderr } = tryToInstall();
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
});

test('a command that needs the production dependencies does not install the tools', () => {
  install();
  rmSync(inClone('node_modules/webpack'), { recursive: true });
  const installed = { packages: { 'node_modules/react': { version: '1.0.0' } } };
  writeFileSync(inClone('node_modules/.package-lock.json'), JSON.stringify(installed));
  expect(install({}, 'production')).toHaveLength(1);
});

/** Starts a command; resolves when it has found that something is missing. */
async function start() {
  const child = spawn(process.execPath, installing('all'), { cwd: clone, env: environment() });
  await once(child.stdout, 'data');
  return child;
}

test('two concurrent commands install once', async () => {
  rmSync(inClone('go'));
  const both = await Promise.all([start(), start()]);
  writeFileSync(inClone('go'), '');
  expect(await Promise.all(both.map((each) => once(each, 'exit')))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(calls()).toHaveLength(1);
});

test('a command waits for the npm of another one that was killed', async () => {
  rmSync(inClone('go'));
  const killed = await start();
  while (calls().length === 0) await delay(20);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = await start();
  writeFileSync(inClone('go'), '');
  expect(await once(next, 'exit')).toEqual([0, null]);
  expect(calls()).toHaveLength(1);
});
