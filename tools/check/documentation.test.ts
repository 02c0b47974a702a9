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

test.each(Object.entries(rules))('a small repository without a fault passes: %s', (_rule, check) => {
  expect(check(aRepository())).toEqual([]);
});

const COMMANDS = 'docs/reference/commands.md';
const DECISION = 'docs/decisions/0001-one.md';
const INDEX = 'docs/decisions/README.md';

// What the checks accept, the pages of this repository show.
test.each([
  [brokenLinks, 'README.md', '[a](gone.md)', 'gone.md leads to no file'],
  [brokenLinks, 'README.md', '<img src="gone.png">', 'gone.png leads to no file'],
  [brokenLinks, 'README.md', '[a]: gone.md', 'gone.md leads to no file'],
  [brokenLinks, 'README.md', '[a](docs/README.md#gone)', 'docs/README.md#gone leads to no heading'],
  [brokenLinks, 'README.md', '[a](#gone)\n# Here', '#gone leads to no heading'],
  [missingPaths, 'README.md', '`node shell/gone.ts --flag`', '`shell/gone.ts` is not in the repository'],
  [missingPaths, 'README.md', '`shell/*/gone.ts`', '`shell/*/gone.ts` is not in the repository'],
  [unknownCommands, 'README.md', '```sh\nnpm run gone\n```', 'package.json has no script “gone”'],
  [unknownCommands, 'README.md', 'node tools/gone.mjs', 'tools/gone.mjs is not in the repository'],
  [undocumentedScripts, COMMANDS, '| `npm start` | after `npm run lint` |', 'no row for the script “lint”'],
  [longPages, 'README.md', 'line\n'.repeat(151), '151 lines, at most 150'],
  [longPages, DECISION, 'line\n'.repeat(61), '61 lines, at most 60'],
  [longPages, 'shell/README.md', 'word '.repeat(801), '801 words, at most 800'],
  [undatedDecisions, DECISION, '# 1. One\n\nStatus: accepted', 'no line with its date and status'],
  [
    undatedDecisions,
    DECISION,
    'Date: 2026-11-22, Status: accepted',
    'the index does not say 2026-11-22, accepted',
  ],
  [undatedDecisions, INDEX, '[One](0001-one.md), 2026-11-21, accepted', 'not in the index'],
  [orphans, 'shell/README.md', 'x', 'no link leads here from README.md or docs/README.md'],
])('%o refuses %s with the text %j', (check, page, text, complaint) => {
  expect(check(aRepository({ [page]: text }))).toEqual([expect.stringMatching(`: ${escaped(complaint)}$`)]);
});

function escaped(text: string): string {
  return text.replace(/[.*?()]/g, '\\$&');
}
