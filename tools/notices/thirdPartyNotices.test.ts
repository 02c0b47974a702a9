/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const root = join(__dirname, '../..');

type Entry = { version?: string; license?: string; dependencies?: Record<string, string>; link?: boolean };

/** A lock file of one workspace, `shell`, in which `react` is installed twice. */
const lock: { packages: Record<string, Entry> } = {
  packages: {
    '': { license: 'UNLICENSED', dependencies: { idb: '8.0.4' } },
    shell: { version: '1.0.0', dependencies: { react: '18.0.0', router: '7.0.0' } },
    'node_modules/shell': { link: true },
    'node_modules/idb': { version: '8.0.4', license: 'ISC' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'shell/node_modules/react': { version: '18.0.0', license: 'MIT' },
    'node_modules/router': {
      version: '7.0.0',
      license: '(MIT OR Apache-2.0)',
      dependencies: { react: '19.3.1' },
    },
    'node_modules/jest': { version: '30.5.2', license: 'MPL-2.0' },
  },
};

function run(module: string, code: string) {
  const { printed, complaints } = runModule(`notices/${module}.mjs`, code);
  return { answer: printed && JSON.parse(printed), complaints };
}

function shipped(given: typeof lock, exceptions = '{ added: [], alone: [], absent: [] }') {
  return run(
    'shippedPackages',
    `console.log(JSON.stringify(tool.shippedPackages(${JSON.stringify(given)}, ${exceptions})));`,
  );
}

function withPackage(name: string, entry: Entry) {
  const own = { ...lock.packages[''], dependencies: { [name]: '1.0.0' } };
  return {
    packages: { ...lock.packages, '': own, [`node_modules/${name}`]: { version: '1.0.0', ...entry } },
  };
}

test('/licences.txt agrees with the lock file and the installed packages', () => {
  const { answer } = run('thirdPartyNotices', 'console.log(JSON.stringify(tool.currentNotices()));');
  // On a difference: npm run notices.
  expect(readFileSync(join(root, 'shell/public/licences.txt'), 'utf8')).toBe(answer);
});

test('lists the dependencies of root and workspaces, each version once, without development tools', () => {
  const names = shipped(lock).answer.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
  expect(names).toEqual(['idb 8.0.4', 'react 18.0.0', 'react 19.3.1', 'router 7.0.0']);
});

test.each([
  ["{ added: ['tool'], alone: [], absent: [] }", ['part', 'tool']],
  ["{ added: [], alone: ['tool'], absent: [] }", ['tool']],
  ["{ added: ['tool'], alone: [], absent: ['part'] }", ['tool']],
])('lists a development tool with the exceptions %s', (exceptions, expected) => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dependencies: { part: '1.0.0' } },
    'node_modules/part': { version: '1.0.0', license: 'MIT' },
  };
  const { answer } = shipped({ packages: { '': {}, ...packages } }, exceptions);
  expect(answer.map(({ name }: { name: string }) => name)).toEqual(expected);
});

test.each([
  ['GPL-3.0-only'],
  ['MIT AND GPL-3.0-only'],
  ['UNLICENSED'],
  ['OFL-1.1'],
  ['SEE LICENSE IN LICENSE'],
  [undefined],
])('refuses code under the licence %s, by the name of the package', (license) => {
  const { complaints } = shipped(withPackage('chess', { license }));
  expect(complaints).toContain(`chess 1.0.0 (${license ?? 'no licence'})`);
});

test('accepts the Open Font License for a font', () => {
  const { answer } = shipped(withPackage('@fontsource/lato', { license: 'OFL-1.1' }));
  expect(answer).toContainEqual(expect.objectContaining({ name: '@fontsource/lato', licence: 'OFL-1.1' }));
});

test('refuses a lock file that lacks a dependency', () => {
  const { complaints } = shipped({ packages: { shell: { dependencies: { gone: '1.0.0' } } } });
  expect(complaints).toContain('package-lock.json does not hold gone, which shell needs.');
});

test('prints a licence text once, with the copyright lines of each package', () => {
  const text = (owner: string) => `MIT License\n\nCopyright (c) ${owner}\n\nPermission is hereby granted`;
  const packages = ['one', 'two'].map((name) => ({
    name,
    version: '1.0.0',
    licence: 'MIT',
    text: text(name),
  }));
  const { answer } = run(
    'renderNotices',
    `console.log(JSON.stringify(tool.renderNotices(${JSON.stringify(packages)})));`,
  );
  expect(answer).toContain('- one 1.0.0: Copyright (c) one\n- two 1.0.0: Copyright (c) two');
  expect(answer.match(/Permission is hereby granted/g)).toHaveLength(1);
});
