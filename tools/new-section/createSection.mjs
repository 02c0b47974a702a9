import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotes, root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';
import { run } from '../setup/run.mjs';

/** A section in whose files placeholders such as `__name__` stand for its name, path, title and kernel generation. */
const TEMPLATE = 'tools/new-section/template';

/** The lists that name every section: a file, the words before which the new entry goes, and the entry. */
const LISTS = [
  {
    file: 'README.md',
    before: '[`mfe-tournaments`]',
    entry: ({ name }) => `[\`mfe-${name}\`](mfe-${name}/README.md), `,
  },
  {
    file: '.github/CODEOWNERS',
    before: '# Every section depends',
    entry: ({ name }) => `${`/mfe-${name}/`.padEnd(21)} @jorkyball/${name}\n\n`,
  },
  {
    file: '.github/ISSUE_TEMPLATE/bug_report.yml',
    before: '        - shell (',
    entry: ({ name }) => `        - mfe-${name}\n`,
  },
];

/** Creates the package `mfe-<name>` with one page at `path`, and adds it to the lock file and to {@link LISTS}. */
export async function createSection(name, path) {
  refuse(name, path);
  const { generation: kernel } = readJson(join(root, 'shared-kernel/kernel.json'));
  const words = { name, path, title: titleOf(path), kernel };
  const section = filledTemplate(words);
  const lists = LISTS.filter(({ file }) => existsSync(join(root, file)));
  const texts = {
    ...section,
    'package-lock.json': lockFileWith(`mfe-${name}`, JSON.parse(section[`mfe-${name}/package.json`])),
    ...Object.fromEntries(lists.map((list) => [list.file, withEntry(list, words)])),
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await run('biome', ['format', '--write', ...Object.keys(texts)], { quiet: true });
}

function refuse(name, path) {
  if (!name || !path) throw new Failure('Which name and which path? npm run new-section -- gallery /galerie');
  const { properties } = readJson(join(root, 'tools/build/remote.schema.json'));
  if (!new RegExp(properties.name.pattern).test(name))
    throw new Failure(`“${name}” is no name of a section: use the letters a to z alone, as in gallery.`);
  if (existsSync(join(root, `mfe-${name}`)) || name === 'shell')
    throw new Failure(`“${name}” is the name of a package already: choose another one.`);
  if (!new RegExp(properties.paths.items.pattern).test(path) || path.includes(':'))
    throw new Failure(
      `“${path}” is no path of a first page: begin with a slash, and use the letters a to z, digits and hyphens, ` +
        'as in /galerie.',
    );
  const owner = remotes.find(({ paths }) => paths.includes(path));
  if (owner) throw new Failure(`${owner.folder} claims ${path} already: choose another path.`);
}

/** `Nos photos` of `/centre/nos-photos`. */
function titleOf(path) {
  const words = path.split('/').at(-1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of each file of the section, by its path. */
function filledTemplate(words) {
  const template = join(root, TEMPLATE);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const text = readFileSync(file, 'utf8').replace(/__(\w+?)__/g, (_, word) => words[word]);
      return [`mfe-${words.name}${file.slice(template.length)}`, text];
    }),
  );
}

/** The two entries that npm would write. npm itself would ask the registry, and leave out packages of other platforms. */
function lockFileWith(folder, { version, license, dependencies }) {
  const lock = readJson(join(root, 'package-lock.json'));
  const packages = Object.entries({
    ...lock.packages,
    [folder]: { version, license, dependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  }).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

function withEntry({ file, before, entry }, words) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(before))
    throw new Failure(
      `${file} does not say “${before.trim()}”: correct LISTS in tools/new-section/createSection.mjs.`,
    );
  return text.replace(before, () => entry(words) + before);
}
