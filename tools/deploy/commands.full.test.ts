/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectRefusal, place, said, startFresh } from './refusedCommand';

startFresh();

test.each([
  ['deploy booking --canary 100', /^“100” is no share of a trial/],
  ['deploy booking --canary abc', /^“abc” is no share of a trial/],
  ['deploy booking --canary -5', /^“-5” is no share of a trial/],
  ['deploy shell --canary 10', /so it cannot be tried by some: preview it instead\.$/m],
  ['deploy shell --preview A_b', /“A_b” is no name for a preview/],
  ['deploy booking', /Nothing can go live without a shell, and none is live in this store/],
  ['canary --share 50', /^The share of which package\? npm run canary -- booking --share 50/],
  ['canary booking', /^Which share\? npm run canary -- booking --share 50/],
  ['prune --keep -1', /^“-1” is no number of releases/],
  ['prune', /^How many releases that were live before are to stay\?/],
  ['prune --keep 1 booking', /^“booking” is a word too many here: nothing was done\./],
  ['live foo', /^“foo” is a word too many/],
  ['configure booking', /^“booking” is a word too many/],
])('`%s` is refused at once, and leaves no file behind', expectRefusal);

test('a store that is a file or empty is refused with a sentence', () => {
  expect(said('live').said).toContain(` in ${join(place, 'store')}.`);
  expect(existsSync(join(place, 'store'))).toBe(false);
  writeFileSync(join(place, 'store'), 'a file');
  expect(said('deploy booking').said).toBe(`The store is a folder; ${join(place, 'store')} is a file.`);
});
