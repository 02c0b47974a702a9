/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const tools = resolve(__dirname, '..');
let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'jorkyball-commands-'));
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

/** What a command says that has nothing to work on: a store that is empty. */
function said(words: string) {
  const [command, ...parameters] = words.split(' ');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, `${command}.mjs`), ...parameters, '--store', join(place, 'store')],
    { encoding: 'utf8', cwd: place },
  );
  return { status, said: (stderr || stdout).trim() };
}

test.each([
  ['deploy booking --preview demain --canary 10', /^Either --preview or --canary: /],
  [
    'deploy booking --canary 0',
    /^“0” is no share of a trial: a whole number of 100 visitors, from 1 to 99\.$/,
  ],
  ['deploy booking --canary 100', /^“100” is no share of a trial/],
  ['deploy booking --canary abc', /^“abc” is no share of a trial/],
  ['deploy booking --canary -5', /^“-5” is no share of a trial/],
  ['deploy shell --canary 10', /so it cannot be tried by some: preview it instead\.$/m],
  ['deploy shell --preview A_b', /“A_b” is no name for a preview/],
  ['deploy booking', /Nothing can go live without a shell, and none is live in this store/],
  ['canary booking --share 101', /^“101” is no share: a whole number of 100 visitors, from 0 to 100\.$/],
  ['canary --share 50', /^The share of which package\? npm run canary -- booking --share 50/],
  ['canary booking', /^Which share\? npm run canary -- booking --share 50/],
  ['prune --keep abc', /^“abc” is no number of releases/],
  ['prune --keep -1', /^“-1” is no number of releases/],
  ['prune', /^How many releases that were live before are to stay\?/],
  ['prune --keep 1 booking', /^“booking” is a word too many here: nothing was done\./],
  ['live foo', /^“foo” is a word too many/],
  ['configure booking', /^“booking” is a word too many/],
  ['promote', /^Which preview\?/],
  ['rollback booking a b', /^“b” is a word too many/],
])('`%s` is refused at once, and leaves nothing behind', (words, sentence) => {
  const { status, said: sentences } = said(words);
  expect(sentences).toMatch(sentence);
  expect(sentences).not.toContain('Building');
  expect(status).toBe(1);
  expect(existsSync(join(place, 'store'))).toBe(false);
});

test('a store that is no folder, and one where nothing is, are told of', () => {
  expect(said('live').said).toContain(` in ${join(place, 'store')}.`);
  expect(existsSync(join(place, 'store'))).toBe(false);
  writeFileSync(join(place, 'store'), 'a file');
  expect(said('deploy booking').said).toBe(`The store is a folder; ${join(place, 'store')} is a file.`);
});
