/** @jest-environment node */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runModule } from '../jest/runModule';
import { fullTest } from '../jest/suite';

const KILLS = 12;

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

fullTest(
  `killed at any moment (${KILLS} times) the folder is the old one or the new one, and the next call completes it`,
  async () => {
    const url = pathToFileURL(join(__dirname, 'replaceFolder.mjs')).href;
    const loop = `const tool = await import('${url}');${script('for (;;) { await replace(); if (number === 3) console.log("running"); }')}`;
    for (let turn = 0; turn < KILLS; turn += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', loop], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, turn * 1.7));
      child.kill('SIGKILL');
      await once(child, 'exit');

      // Between the two moves the name means nothing for an instant; then the old one is beside, whole.
      const left = existsSync(target) ? target : join(place, earlier().at(-1) ?? '');
      expect(readFileSync(join(left, 'first'), 'utf8')).toBe(readFileSync(join(left, 'second'), 'utf8'));

      const { complaints } = runModule(
        'compose/replaceFolder.mjs',
        script('number = 1000; await replace();'),
      );
      expect(complaints).toBe('');
      expect([read('first'), read('second')]).toEqual(['1001', '1001']);
      expect(readdirSync(place).filter((name) => !earlier().includes(name))).toEqual(['site']);
    }
  },
);

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
