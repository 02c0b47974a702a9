/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '../../shared-kernel/src/plans';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The cells of every table row of a page, without its heads. */
function rowsOf(page: string): readonly (readonly string[])[] {
  const rows = read(`docs/reference/${page}`).match(/^\|.*\|$(?!\n\| ?-)/gm) ?? [];
  return rows
    .filter((row) => !/^\| ?-/.test(row))
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

function codeIn(cell = '') {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

test('where-is-what.md names only paths that exist', () => {
  const paths = rowsOf('where-is-what.md').flatMap(([, cell]) => codeIn(cell));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('budgets.md has the numbers of budgets.json', () => {
  const { routes, hosted, fonts, html } = JSON.parse(read('tools/size/budgets.json'));
  const listed = rowsOf('budgets.md').flatMap(([first = '', ...others]) => {
    const budget = Number(others.at(-1));
    return Number.isNaN(budget) ? [] : [[first.replaceAll('`', ''), budget]];
  });
  expect(Object.fromEntries(listed)).toEqual({
    ...routes,
    ...hosted.guest,
    ...hosted.member,
    'all fonts together': fonts,
    'HTML of each prerendered page': html,
  });
});

test.each(['docs/reference/specification.md', 'artwork/cards.json'])(
  '%s names prices of plans only',
  (file) => {
    const named = [...read(file).matchAll(/([\d,]+)(?:\s|\\u00a0)€/g)].map(([, price]) => price);
    const prices = plans.map(({ priceEuros }) => String(priceEuros));
    expect(named).not.toHaveLength(0);
    expect(named.filter((price = '') => !prices.includes(price))).toEqual([]);
  },
);

/** Set by Playwright, or by every shell. */
const NOT_OURS = ['PATH', 'TEST_WORKER_INDEX'];
const VARIABLE = [
  /\b(?:process\.env|environment)\.([A-Z][A-Z_]+)/g,
  /\{ ([A-Z_]+) \} = process\.env/g,
  /^ {6}([A-Z_]+_PATH):/gm,
  /\{\$([A-Z_]+)/g,
];

test('configuration.md lists the environment variables that the code reads, and no other', () => {
  const files = ['tools', 'e2e', 'deploy', 'artwork'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mjs|js|ts|caddyfile)$|Caddyfile$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const used = [...files, 'playwright.config.ts', 'webpack.common.js']
    .flatMap((file) => VARIABLE.flatMap((pattern) => [...read(file).matchAll(pattern)]))
    .map(([, name = '']) => name)
    .filter((name) => !NOT_OURS.includes(name));
  const listed = rowsOf('configuration.md')
    .flatMap(([first]) => codeIn(first))
    .filter((code) => /^[A-Z_]+$/.test(code));
  expect(new Set(listed)).toEqual(new Set(used));
});
