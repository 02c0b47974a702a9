/** @jest-environment node */

import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

let place: string;
let target: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'jorkyball-replaced-'));
  target = join(place, 'site');
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Fills the folder with two files that say the same number, one after the other. */
const FILL = `
const { writeFileSync } = await import('node:fs');
let number = Number(process.argv[2] ?? 0);
const replace = () => tool.replaceFolder(${'TARGET'}, async (next) => {
  number += 1;
  writeFileSync(next + '/first', String(number));
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(next + '/second', String(number));
});
`;
const script = (code: string) => `${FILL.replace('TARGET', JSON.stringify(target))}${code}`;
const earlier = () =>
  readdirSync(place)
    .filter((name) => name.startsWith('.site.before-'))
    .sort();
const read = (name: string) => readFileSync(join(target, name), 'utf8');

test('a failed fill leaves the folder unchanged and no other folder beside it', () => {
  const { printed } = runModule(
    'compose/replaceFolder.mjs',
    script(`
      await replace();
      await tool.replaceFolder(${JSON.stringify(target)}, async (next) => {
        writeFileSync(next + '/first', 'half');
        throw new Error('no more');
      }).catch(({ message }) => console.log(message));`),
  );
  expect(printed).toBe('no more');
  expect([read('first'), read('second')]).toEqual(['1', '1']);
  expect(readdirSync(place)).toEqual(['site']);
});

test('the next call restores a folder that was killed between the two moves', () => {
  runModule('compose/replaceFolder.mjs', script('await replace();'));
  renameSync(target, join(place, `.site.before-${Date.now()}`));
  const { printed } = runModule(
    'compose/replaceFolder.mjs',
    script(`await tool.replaceFolder(${JSON.stringify(target)}, async (next, present) => {
      console.log(present);
      throw new Error('no more');
    }).catch(() => {});`),
  );
  expect(printed).toBe(target);
  expect([read('first'), read('second')]).toEqual(['1', '1']);
});

test('earlier folders are removed a while later, because answers may be reading them', () => {
  const code = script('await replace(); await replace(); await replace();');
  runModule('compose/replaceFolder.mjs', code);
  expect(earlier()).toHaveLength(2);
  for (const [turn, name] of earlier().entries()) {
    renameSync(join(place, name), join(place, `.site.before-${Date.now() - 61_000 + turn}`));
  }
  runModule('compose/replaceFolder.mjs', script('await replace();'));
  expect(earlier()).toHaveLength(1);
});
