/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateSchema } from 'webpack';

const { sections } = require('./sections');

const root = join(__dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test.each<string>(sections)('the remote.json of %s follows the schema', (folder) => {
  const remote = read(`${folder}/remote.json`);
  expect(remote.$schema).toBe('../tools/build/remote.schema.json');
  expect(remote.name).toBe(folder.replace('mfe-', ''));
  expect(remote.kernel).toBe(read('shared-kernel/kernel.json').generation);
  expect(invalid(remote)).toBeUndefined();
});

test.each([
  [{}, 'misses the property'],
  [{ name: 'Galerie', kernel: '4', paths: ['/galerie'] }, 'name'],
  [{ name: 'galerie', kernel: '4', paths: ['galerie'] }, 'paths'],
  [{ name: 'galerie', kernel: '4', paths: [], path: '/galerie' }, 'unknown property'],
])('the schema refuses %j', (remote, sentence) => {
  expect(invalid(remote)).toContain(sentence);
});

function invalid(remote: object): string | undefined {
  try {
    validateSchema(read('tools/build/remote.schema.json'), remote);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
