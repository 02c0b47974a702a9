/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sections = readdirSync(root).filter((name) => name.startsWith('mfe-'));

type File = { readonly name: string; readonly text: string };

function filesOf(folder: string, pattern: RegExp): readonly File[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.endsWith('specification.test.ts'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

const code = [
  ...[...sections, 'shell', 'shared-kernel'].flatMap((name) => filesOf(`${name}/src`, /\.(tsx?|html)$/)),
  ...filesOf('supabase', /\.(sql|ts)$/),
  ...filesOf('tools', /\.(mjs|js|ts)$/),
];

/** Running code: without tests and comments, which may mention removed names. */
const running = code
  .filter(({ name }) => !/\.test\.|\/testing\//.test(name))
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''))
  .join('\n');

/** A text that goes over several lines, as it reads, with one kind of space. */
function flat(text: string): string {
  return text.replace(/\n\s*(\*|\/\/)(?!\/)/g, ' ').replace(/\\u00a0|\s+/g, ' ');
}

const page = (name: string) => readFileSync(join(root, 'docs/reference', name), 'utf8');
const specification = page('specification.md');
const chapters = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);

/** Every place of the code that names a section by its number, but for those of an RFC. */
const citations = code.flatMap(({ name, text }) => {
  const read = flat(text);
  return [...read.matchAll(/\bsections? (\d+(?:\.\d+)*)(?: and (\d+(?:\.\d+)*))?/gi)].flatMap((found) => {
    const [words, ...numbers] = found;
    const before = read.slice(0, found.index);
    const end = found.index + words.length;
    if (/RFC \d+, $/.test(before)) return [];
    const isUniform = before.endsWith('(specification, ') && read[end] === ')';
    return [{ where: `${name}: ${before.slice(-40)}${words}`, isUniform, numbers: numbers.filter(Boolean) }];
  });
});

test('the specification has its nine sections in order', () => {
  expect(chapters).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('the specification has every section that a comment cites', () => {
  expect(citations.length).toBeGreaterThan(80);
  const unknown = citations.filter(({ numbers }) => !numbers.every((number) => chapters.includes(number)));
  expect(unknown.map(({ where }) => where)).toEqual([]);
});

test('a comment cites a section as "(specification, section N)"', () => {
  expect(citations.filter(({ isUniform }) => !isUniform).map(({ where }) => where)).toEqual([]);
});

test('the route table of the specification lists only paths that a section claims', () => {
  const claims = sections.flatMap((name): readonly string[] => {
    return JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')).paths;
  });
  const table = [...specification.matchAll(/^\| `(\/[^`]*)` *\| [^|]+ \| \w+ *\|/gm)].map(([, path]) => path);
  expect(table.length).toBeGreaterThan(30);
  expect(table.filter((path) => !claims.includes(path as string))).toEqual([]);
});

const wordsOfCode = new Set(running.match(/\w+/g));

test.each(['specification.md', 'glossary.md'])('the names in backticks of %s occur in the code', (name) => {
  const names = [...page(name).matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((text) => !(text.match(/\w+/g) ?? []).every((word) => wordsOfCode.has(word)))).toEqual(
    [],
  );
});

test('the glossary has one row for a French word', () => {
  const rows = [...page('glossary.md').matchAll(/^\| ([^|]+?) +\| `/gm)].map(([, words = '']) => words);
  const words = rows.flatMap((cell) => cell.split(', ')).filter((word) => word !== '(none)');
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});

test('the French texts that the specification quotes are texts of the code', () => {
  const texts = flat(running);
  const quotes = quotesIn(flat(specification));
  expect(quotes.length).toBeGreaterThan(200);
  const isThere = (quote: string) => quote.split(/\{[^}]*\}/).every((part) => texts.includes(part.trim()));
  expect(quotes.filter((quote) => !isThere(quote))).toEqual([]);
});

/** The texts between « and », with those quoted within. */
function quotesIn(text: string): readonly string[] {
  const quotes: string[] = [];
  const starts: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[«»]/g)) {
    if (sign === '«') starts.push(index + 1);
    else {
      const start = starts.pop();
      if (start !== undefined && starts.length === 0) quotes.push(text.slice(start, index).trim());
    }
  }
  return quotes;
}
