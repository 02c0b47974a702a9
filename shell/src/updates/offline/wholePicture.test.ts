import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isWholePicture } from './wholePicture';

const ROOT = join(__dirname, '../../../..');

const owners: readonly string[] = [
  'shell',
  'shared-kernel',
  ...require('../../../../tools/build/sections').sections,
];

const pictures = owners
  .map((folder) => join(ROOT, folder, 'media'))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

function contentOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer;
}

test('every picture of the site is recognised as whole', () => {
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((file) => !isWholePicture(contentOf(file)))).toEqual([]);
});

test('a picture cut anywhere is not whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pictures),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (file, part) => {
        const content = contentOf(file);
        const cut = content.slice(0, Math.floor(content.byteLength * part));
        expect(isWholePicture(cut)).toBe(false);
      },
    ),
  );
});

test('a page in place of a picture is not a whole picture', () => {
  const page = new Uint8Array(readFileSync(join(ROOT, 'README.md'))).buffer;
  expect(isWholePicture(page)).toBe(false);
});
