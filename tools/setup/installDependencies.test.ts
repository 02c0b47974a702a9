/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
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

let clone: string;
const inClone = (path: string) => join(clone, path);

/**
 * Stands in for npm: installs what package.json declares, without the tools where npm would leave them out
 * (NODE_ENV=production without `--include=dev`, or `--omit=dev`), and notes the locked versions as npm does.
 */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const withTools = process.env.NODE_ENV !== 'production' || process.argv.includes('--include=dev');
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
for (const name of Object.keys({ react: '1', ...dependencies, ...(withTools ? devDependencies : {}) })) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: locked }));
`;

const lock = (version: string) =>
  writeFileSync(
    inClone('package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/react': { version }, 'node_modules/webpack': { version } } }),
  );

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'jorkyball-clone-'));
  cpSync(__dirname, inClone('tools/setup'), { recursive: true });
  writeFileSync(
    inClone('package.json'),
    JSON.stringify({
      workspaces: ['mfe-x', 'mfe-not-checked-out'],
      dependencies: { '@fastify/static': '1' },
      devDependencies: { webpack: '1' },
    }),
  );
  mkdirSync(inClone('mfe-x'));
  writeFileSync(inClone('mfe-x/package.json'), JSON.stringify({ dependencies: { webpack: '1' } }));
  lock('1.0.0');
  mkdirSync(inClone('bin'));
  writeFileSync(inClone('bin/npm'), NPM);
  chmodSync(inClone('bin/npm'), 0o755);
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

const installing = (needs: string) => [
  '--input-type=module',
  '--eval',
  `const { installDependencies } = await import('./tools/setup/installDependencies.mjs'); await installDependencies({ needs: '${needs}' });`,
];
const environment = () => ({ PATH: `${inClone('bin')}:${process.env.PATH}` });
const calls = () =>
  existsSync(inClone('calls')) ? readFileSync(inClone('calls'), 'utf8').trim().split('\n') : [];

/** Installs as `npm start` does, or for a command that `needs` less; answers what npm was called with so far. */
function install(variables: Record<string, string> = {}, needs = 'all') {
  const { status, stderr } = spawnSync(process.execPath, installing(needs), {
    cwd: clone,
    encoding: 'utf8',
    env: { ...environment(), ...variables },
  });
  expect([status, stderr]).toEqual([0, '']);
  return calls();
}

test.each(['production', 'development'])('installs the tools with NODE_ENV=%s too', (NODE_ENV) => {
  expect(install({ NODE_ENV })).toEqual([expect.stringMatching(/^ci /)]);
  expect(existsSync(inClone('node_modules/webpack/package.json'))).toBe(true);
});

test('installs nothing twice', () => {
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

test('a command that needs the production dependencies does without the tools', () => {
  writeFileSync(inClone('mfe-x/package.json'), '{}');
  install();
  rmSync(inClone('node_modules/webpack'), { recursive: true });
  const installed = { packages: { 'node_modules/react': { version: '1.0.0' } } };
  writeFileSync(inClone('node_modules/.package-lock.json'), JSON.stringify(installed));
  expect(install({}, 'production')).toHaveLength(1);
});

test('installs once where two commands start at once', async () => {
  const both = [1, 2].map(
    () =>
      new Promise((resolve) => {
        spawn(process.execPath, installing('all'), { cwd: clone, env: environment() }).on('exit', resolve);
      }),
  );
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(calls()).toHaveLength(1);
});
