/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '../../shared-kernel/src/reservations/plans';

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

/** A sentence for each row of a page that differs from the code. */
function corrections(page: string, listed: Readonly<Rows>, wanted: Readonly<Rows>) {
  const names = new Set([...Object.keys(listed), ...Object.keys(wanted)]);
  return [...names].flatMap((name) => {
    if (listed[name] === wanted[name]) return [];
    if (!(name in listed)) return [`docs/reference/${page} needs a row for ${name}.`];
    if (!(name in wanted)) return [`docs/reference/${page} has a row for ${name}, which is gone.`];
    return [`docs/reference/${page} says ${listed[name]} for ${name}: it is ${wanted[name]}.`];
  });
}

type Rows = Record<string, number | true>;
const named = (names: readonly string[]): Rows => Object.fromEntries(names.map((name) => [name, true]));

test('where-is-what.md names only paths that exist', () => {
  const paths = rowsOf('where-is-what.md').flatMap(([, cell]) => codeIn(cell));
  expect(paths.length).toBeGreaterThan(100);
  const gone = paths.filter((path) => !existsSync(join(root, path)));
  expect(corrections('where-is-what.md', named(gone), {})).toEqual([]);
});

test('budgets.md has the numbers of budgets.json', () => {
  const { routes, otherRoutes, hosted, fonts, html } = JSON.parse(read('tools/size/budgets.json'));
  const listed = rowsOf('budgets.md').flatMap(([first = '', ...others]) => {
    const budget = Number(others.at(-1));
    return Number.isNaN(budget) ? [] : [[first.replaceAll('`', ''), budget]];
  });
  const budgets = {
    ...routes,
    'each other route': otherRoutes,
    ...hosted.guest,
    ...hosted.member,
    'all fonts together': fonts,
    'HTML of each prerendered page': html,
  };
  expect(corrections('budgets.md', Object.fromEntries(listed), budgets)).toEqual([]);
});

test('specification.md names prices of plans only', () => {
  const text = read('docs/reference/specification.md');
  const named = [...text.matchAll(/([\d,]+)\s€/g)].map(([, price]) => price);
  const prices = plans.map(({ priceEuros }) => String(priceEuros));
  expect(named).not.toHaveLength(0);
  expect(named.filter((price = '') => !prices.includes(price))).toEqual([]);
});

/** Set by Playwright, or by every shell. */
const NOT_OURS = ['PATH', 'TEST_WORKER_INDEX'];
const VARIABLES = [
  /\b(?:process\.env|environment)(?:\??\.|\[['"`])[A-Z]\w+/g,
  /\{[^{}]*\} = process\.env\b/g,
  /^ {6}[A-Z]\w+_PATH:/gm,
  /\{\$[A-Z]\w+/g,
];
const variablesIn = (text: string) =>
  VARIABLES.flatMap((pattern) => text.match(pattern) ?? []).flatMap(
    (found) => found.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
  );

test('configuration.md lists exactly the environment variables in the code', () => {
  const files = ['tools', 'e2e', 'deploy', 'artwork'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mjs|js|ts|caddyfile)$|Caddyfile$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const used = [...files, 'playwright.config.ts', 'webpack.common.js']
    .flatMap((file) => variablesIn(read(file)))
    .filter((name) => !NOT_OURS.includes(name));
  const listed = rowsOf('configuration.md')
    .flatMap(([first]) => codeIn(first))
    .filter((code) => /^[A-Z][A-Z\d_]+$/.test(code));
  expect(corrections('configuration.md', named(listed), named(used))).toEqual([]);
});
