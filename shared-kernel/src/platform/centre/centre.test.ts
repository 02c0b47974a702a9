/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hoursInWords } from './centre';

const root = join(__dirname, '../../../..');
const packages: readonly string[] = [
  'shared-kernel',
  'shell',
  ...require('../../../../tools/build/sections').sections,
];

/** Opening hours, however they are written: 8h00, 8 h, 8:00, 23h00, 23 h; an instant and a slot of the booking are none. */
const openingHours = /(?<![\d:T-])(?:0?8\s?h(?:\s?00)?|0?8:00|23\s?h(?:\s?00)?)(?![\d:\p{L}])/u;

const sources = packages.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.(?:tsx?|html|json)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/testing\/|\/centre\/centre\.ts$/.test(file)),
);

/** Removes comments, because visitors do not see them. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

/** The text of an article cannot ask the kernel: it holds the sentence itself, or none of it. */
function handWrittenHours(file: string): readonly string[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const lines = (file.endsWith('.html') ? text.replaceAll(hoursInWords, '') : text).split('\n');
  return lines.filter((line) => openingHours.test(line)).map((line) => `${relative(root, file)}: ${line}`);
}

test('one sentence names the opening hours, and when the first and the last game begin', () => {
  expect(hoursInWords).toBe(
    'accueil de 8\u00a0h à 23\u00a0h, parties de 10\u00a0h à minuit, la dernière à 23\u00a0h',
  );
});

test('no package contains hand-written opening hours', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(handWrittenHours)).toEqual([]);
});
