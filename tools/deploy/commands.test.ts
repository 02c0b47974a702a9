/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { type Installation, install } from '../compose/installationUnderTest';
import { fullTest } from '../jest/suite';

let installation: Installation;

beforeAll(async () => {
  installation = await install();
});

afterAll(() => installation.remove());

/** The answer of a command for a store that does not exist, with the flags of a store and a site. */
function answerOf(words: string) {
  const { status, printed, complaints } = installation.run(installation.command(words));
  return { status, said: (complaints || printed).trim() };
}

/** The command ends with this sentence before it has built anything, and leaves nothing behind. */
function expectRefusal(words: string, sentence: RegExp) {
  const { status, said } = answerOf(words);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('Building');
  expect(status).toBe(1);
  expect(existsSync(installation.store)).toBe(false);
}

test.each([
  ['deploy booking --preview demain --canary 10', /^Either --preview or --canary: /],
  [
    'deploy booking --canary 0',
    /^“0” is no share of a trial: a whole number of 100 visitors, from 1 to 99\.$/,
  ],
  ['canary booking --share 101', /^“101” is no share: a whole number of 100 visitors, from 0 to 100\.$/],
  ['prune --keep abc', /^“abc” is no number of releases/],
  ['promote', /^Which preview\?/],
  ['rollback booking a b', /^“b” is a word too many/],
  ['release booking', /^Unknown option '--to'\. Ask with --help\.$/],
  ['explain trace.txt', /^Unknown option '--to'\. Ask with --help\.$/],
])('`%s` is refused at once, and leaves no file behind', expectRefusal);

fullTest.each([
  ['deploy booking --canary 100', /^“100” is no share of a trial/],
  ['deploy booking --canary -5', /^“-5” is no share of a trial/],
  ['deploy shell --canary 10', /so it cannot be tried by some: preview it instead\.$/m],
  ['deploy shell --preview A_b', /“A_b” is no name for a preview/],
  ['deploy booking', /Nothing can go live without a shell, and none is live in this store/],
  ['canary --share 50', /^The share of which package\? npm run canary -- booking --share 50/],
  ['canary booking', /^Which share\? npm run canary -- booking --share 50/],
  ['prune', /^How many releases that were live before are to stay\?/],
  ['prune --keep 1 booking', /^“booking” is a word too many here: nothing was done\./],
  ['configure booking', /^“booking” is a word too many/],
])('`%s` is refused at once, and leaves no file behind', expectRefusal);

test('a store that is a file or empty is refused with a sentence', () => {
  expect(answerOf('live').said).toBe(`There is no store in ${installation.store}.`);
  expect(existsSync(installation.store)).toBe(false);
  writeFileSync(installation.store, 'a file');
  expect(answerOf('deploy booking').said).toBe(`The store is a folder; ${installation.store} is a file.`);
});
