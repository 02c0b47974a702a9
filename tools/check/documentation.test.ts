/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenLinks,
  longPages,
  missingPaths,
  orphans,
  type Repository,
  undatedDecisions,
  undocumentedScripts,
  unknownCommands,
} from './documentation';

const root = join(__dirname, '../..');

/** The checks, each under the rule that it holds pages to. */
const rules = {
  'links lead to files and headings': brokenLinks,
  'paths in backticks exist': missingPaths,
  'commands exist': unknownCommands,
  'every script has a row among the commands': undocumentedScripts,
  'pages are short': longPages,
  'decisions have a date and a status, and the index lists both': undatedDecisions,
  'every page can be reached from an entrance': orphans,
};

/** As git ignores them: with a slash before it, a path; without, a name in any folder. */
const ignored = read('.gitignore')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.replace(/(?<=.)\/$/, ''));

const repository = readRepository();

test.each(Object.entries(rules))('in the documentation, %s', (_rule, check) => {
  expect(repository.pages.size).toBeGreaterThan(20);
  expect(check(repository)).toEqual([]);
});

function readRepository(): Repository {
  const paths = walk('');
  const { scripts } = readJson('package.json');
  const exported = [...paths]
    .filter((path) => /^[^/]+\/package\.json$/.test(path))
    .flatMap((path) => Object.keys(readJson(path).exports ?? {}).map((name) => join(path, '..', name)));
  return {
    pages: new Map(paths.filter((path) => path.endsWith('.md')).map((path) => [path, read(path)])),
    paths: new Set(paths),
    otherNames: [...exported, ...ignored.map((name) => name.replace(/^\//, ''))],
    scripts: Object.keys(scripts),
  };
}

function walk(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name === '.git' || ignored.includes(`/${path}`) || ignored.includes(entry.name)) return [];
    return entry.isDirectory() ? [path, ...walk(path)] : [path];
  });
}

function readJson(path: string) {
  return JSON.parse(read(path));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A repository without a fault, of which a test replaces some pages. */
function aRepository(pages: Record<string, string> = {}): Repository {
  const all = {
    'README.md': 'Run `npm start`. The map is in the [documentation](docs/README.md).',
    'docs/README.md': '[Decisions](decisions/README.md), [commands](reference/commands.md)',
    'docs/reference/commands.md':
      '| Command | Meaning |\n| `npm start` | serves |\n| `npm run lint` | checks |',
    'docs/decisions/README.md':
      '- [Old](0000-old.md), 2026-11-20, superseded by [1](0001-one.md)\n- [One](0001-one.md), 2026-11-21, accepted',
    'docs/decisions/0000-old.md': '# 0. Old\n\nDate: 2026-11-20 · Status: superseded by [1](0001-one.md)',
    'docs/decisions/0001-one.md': '# 1. One\n\nDate: 2026-11-21 · Status: accepted',
    ...pages,
  };
  return {
    pages: new Map(Object.entries(all)),
    paths: new Set([
      ...Object.keys(all),
      'docs',
      'docs/decisions',
      'shell',
      'shell/src',
      'shell/src/main.tsx',
    ]),
    otherNames: ['shell/router', 'shell/dist'],
    scripts: ['start', 'lint'],
  };
}

const words = (count: number) => 'word '.repeat(count);
const lines = (count: number) => 'line\n'.repeat(count);

test.each(Object.entries(rules))('a small repository without a fault passes: %s', (_rule, check) => {
  expect(check(aRepository())).toEqual([]);
});

test.each([
  ['[a](gone.md)', 'gone.md leads to no file'],
  ['![a](docs/images/gone.png)', 'docs/images/gone.png leads to no file'],
  ['<img src="gone.png">', 'gone.png leads to no file'],
  ['[a]: gone.md', 'gone.md leads to no file'],
  ['[a](docs/README.md#gone)', 'docs/README.md#gone leads to no heading'],
  ['[a](#gone)\n# Here', '#gone leads to no heading'],
])('refuses the link %j: %s', (text, complaint) => {
  expect(brokenLinks(aRepository({ 'README.md': text }))).toEqual([`README.md: ${complaint}`]);
});

test.each([
  '[a](https://example.org/gone.md)',
  '[a](shell/src/)',
  '[a](#un-titre--à-part-1)\n# Un titre : à part\n## Un titre : à part',
  '[a](#a-name)\n## A [`name`](shell/)',
  '`[a](gone.md)`',
  '```md\n[a](gone.md)\n```',
])('accepts the link %j', (text) => {
  expect(brokenLinks(aRepository({ 'README.md': text }))).toEqual([]);
});

test.each(['`shell/gone.ts`', '`node shell/src/gone.mjs --flag`', '`shell/*/gone.ts`', '`docs/gone/`'])(
  'refuses the path in %s',
  (text) => {
    expect(missingPaths(aRepository({ 'README.md': text }))).toHaveLength(1);
  },
);

test.each([
  '`shell/src/main.tsx:12`',
  '`shell/src/`',
  '`shell/**/*.tsx`',
  '`sh*/<folder>/…`',
  '`shell/src/{main,server}.tsx`',
  '`shell/router`',
  '`shell/dist`',
  '`/shell/<version>/`',
  '`other/gone.ts`',
  '```sh\nshell/gone.ts\n```',
])('accepts the path in %j', (text) => {
  expect(missingPaths(aRepository({ 'README.md': text }))).toEqual([]);
});

test.each(['npm run gone', 'npm test', '```sh\nnpm run lint:gone\n```', '```sh\nnode tools/gone.mjs\n```'])(
  'refuses the command %j',
  (text) => {
    expect(unknownCommands(aRepository({ 'README.md': text }))).toHaveLength(1);
  },
);

test('refuses a script without a row, or with a mere mention', () => {
  const text = '| `npm start` | serves, after `npm run lint` |';
  expect(undocumentedScripts(aRepository({ 'docs/reference/commands.md': text }))).toEqual([
    'docs/reference/commands.md: no row for the script “lint”',
  ]);
});

test.each([
  ['README.md', lines(151), '151 lines, at most 150'],
  ['docs/decisions/0001-one.md', lines(61), '61 lines, at most 60'],
  ['shell/README.md', words(801), '801 words, at most 800'],
])('refuses %s when it is too long', (page, text, complaint) => {
  expect(longPages(aRepository({ [page]: text }))).toEqual([`${page}: ${complaint}`]);
});

test.each([
  ['README.md', lines(150)],
  ['docs/decisions/0001-one.md', lines(60)],
  ['shell/README.md', words(800)],
  ['docs/reference/glossary.md', words(9000)],
  ['CHANGELOG.md', words(9000)],
])('accepts %s within its limit', (page, text) => {
  expect(longPages(aRepository({ [page]: text }))).toEqual([]);
});

test.each([
  ['0001-one.md', '# 1. One\n\nStatus: accepted', 'no line with its date and status'],
  ['0001-one.md', '# 1. One\n\nDate: 2026-11-21', 'no line with its date and status'],
  [
    '0001-one.md',
    '**Date:** 2026-11-22. **Status:** accepted',
    'the index does not say 2026-11-22, accepted',
  ],
  ['0001-one.md', 'Date: 2026-11-21, Status: superseded', 'the index does not say 2026-11-21, superseded'],
  ['0002-two.md', 'Date: 2026-11-21, Status: accepted', 'not in the index'],
])('refuses the decision %s, %j: %s', (file, text, complaint) => {
  const page = `docs/decisions/${file}`;
  expect(undatedDecisions(aRepository({ [page]: text }))).toEqual([`${page}: ${complaint}`]);
});

test('refuses a page that only an unreachable page links to', () => {
  const pages = { 'shell/README.md': '[b](b.md)', 'shell/b.md': '[a](README.md)' };
  expect(orphans(aRepository(pages))).toEqual([
    'shell/README.md: no link leads here from README.md or docs/README.md',
    'shell/b.md: no link leads here from README.md or docs/README.md',
  ]);
});

test('follows a link to a folder to its README, and requires no link to a template', () => {
  const pages = { 'README.md': '[shell](shell/)', 'shell/README.md': 'x', '.github/template.md': 'x' };
  expect(
    orphans(aRepository({ ...pages, 'docs/README.md': aRepository().pages.get('docs/README.md') ?? '' })),
  ).toEqual([]);
});
