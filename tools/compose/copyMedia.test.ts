import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const root = join(__dirname, '../..');
let place: string;
let present: string;
let next: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'jorkyball-media-'));
  present = join(place, 'present');
  next = join(place, 'next');
  mkdirSync(join(present, 'shell/media'), { recursive: true });
  mkdirSync(next);
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

const copy = (to: string, from?: string) => {
  const folders = JSON.stringify({ next: to, present: from });
  const { complaints } = runModule(
    'compose/copyMedia.mjs',
    `const { carryOver } = await import(${JSON.stringify(join(__dirname, 'carryOver.mjs'))});
     tool.copyMedia(['shell', 'shared-kernel', 'mfe-marketing'], ${folders});
     carryOver(${folders});`,
  );
  expect(complaints).toBe('');
};
const source = (owner: string) => readdirSync(join(root, owner, 'media'));

test('pictures stand beside the versions; the kernel’s are among the shell’s', () => {
  copy(next);
  expect(readdirSync(join(next, 'shell/media')).sort()).toEqual(
    [...source('shell'), ...source('shared-kernel')].sort(),
  );
  expect(readdirSync(join(next, 'remotes/mfe-marketing/media')).sort()).toEqual(
    source('mfe-marketing').sort(),
  );
});

test('a picture that no package has any more stays for the pages that are open', () => {
  writeFileSync(join(present, 'shell/media/gone-1a2b3c4d-480.avif'), 'old');
  copy(next, present);
  expect(readFileSync(join(next, 'shell/media/gone-1a2b3c4d-480.avif'), 'utf8')).toBe('old');
});

test('a picture that is there is taken over, unless it was cut off', () => {
  copy(present);
  const [whole = '', cut = ''] = source('shell').map((file) => join('shell/media', file));
  writeFileSync(join(present, cut), 'half');
  copy(next, present);
  expect(statSync(join(next, whole)).ino).toBe(statSync(join(present, whole)).ino);
  expect(statSync(join(next, cut)).size).toBeGreaterThan(4);
});
