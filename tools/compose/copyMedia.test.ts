import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const root = join(__dirname, '../..');
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'jorkyball-media-'));
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

const copy = () => {
  const { complaints } = runModule(
    'compose/copyMedia.mjs',
    `tool.copyMedia(['shell', 'shared-kernel', 'mfe-marketing'], ${JSON.stringify(site)});`,
  );
  expect(complaints).toBe('');
};
const source = (owner: string) => readdirSync(join(root, owner, 'media'));

test('pictures stand beside the versions; the kernel’s are among the shell’s', () => {
  copy();
  expect(readdirSync(join(site, 'shell/media')).sort()).toEqual(
    [...source('shell'), ...source('shared-kernel')].sort(),
  );
  expect(readdirSync(join(site, 'remotes/mfe-marketing/media')).sort()).toEqual(
    source('mfe-marketing').sort(),
  );
});

test('a picture that no package has any more stays for the pages that are open', () => {
  mkdirSync(join(site, 'shell/media'), { recursive: true });
  writeFileSync(join(site, 'shell/media/gone-1a2b3c4d-480.avif'), 'old');
  copy();
  expect(readFileSync(join(site, 'shell/media/gone-1a2b3c4d-480.avif'), 'utf8')).toBe('old');
});

test('a copy is not written again, unless it was cut off', () => {
  copy();
  const [whole = '', cut = ''] = source('shell').map((file) => join(site, 'shell/media', file));
  const written = statSync(whole).mtimeMs;
  writeFileSync(cut, 'half');
  copy();
  expect(statSync(whole).mtimeMs).toBe(written);
  expect(statSync(cut).size).toBeGreaterThan(4);
});
