/** @jest-environment node */
import { spawnSync } from 'node:child_process';
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

/** Stands in for npm, and leaves out what npm leaves out: it knows `--include=dev` and NODE_ENV. */
const NPM = `#!${process.execPath}
const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const withBuilders = process.env.NODE_ENV !== 'production' || process.argv.includes('--include=dev');
for (const name of Object.keys({ ...dependencies, ...(withBuilders ? devDependencies : {}) })) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
`;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'jorkyball-clone-'));
  cpSync(__dirname, inClone('tools/setup'), { recursive: true });
  writeFileSync(
    inClone('package.json'),
    JSON.stringify({
      dependencies: { react: '1' },
      devDependencies: { webpack: '1', '@fastify/static': '1' },
    }),
  );
  writeFileSync(inClone('package-lock.json'), '{}');
  mkdirSync(inClone('bin'));
  writeFileSync(inClone('bin/npm'), NPM);
  chmodSync(inClone('bin/npm'), 0o755);
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Prepares the clone as `npm start` does; answers how often npm was asked to install. */
function prepare(environment: Record<string, string> = {}) {
  const code = `const { installDependencies } = await import('./tools/setup/installDependencies.mjs'); await installDependencies();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: `${inClone('bin')}:${process.env.PATH}`, ...environment },
  });
  expect([status, stderr]).toEqual([0, '']);
  return existsSync(inClone('calls')) ? readFileSync(inClone('calls'), 'utf8').trim().split('\n').length : 0;
}

test.each(['production', 'development'])(
  'what builds the site is installed with NODE_ENV=%s too',
  (NODE_ENV) => {
    prepare({ NODE_ENV });
    expect(existsSync(inClone('node_modules/webpack/package.json'))).toBe(true);
  },
);

test('nothing is installed twice', () => {
  expect([prepare(), prepare()]).toEqual([1, 1]);
});

test('another lock file is installed', () => {
  prepare();
  writeFileSync(inClone('package-lock.json'), '{ "lockfileVersion": 3 }');
  expect(prepare()).toBe(2);
});

test.each(['webpack', '@fastify/static', 'react'])(
  'a stamp is not believed where %s is missing: the next start mends it',
  (name) => {
    prepare();
    rmSync(inClone(`node_modules/${name}`), { recursive: true });
    expect(prepare()).toBe(2);
    expect(existsSync(inClone(`node_modules/${name}/package.json`))).toBe(true);
  },
);
