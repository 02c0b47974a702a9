import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { placesOf } from './catalogue.mjs';
import { runProgram } from './programs.mjs';

/** Has Blender draw a picture's master; the options are those of artwork/render.py. */
export async function renderPicture(picture, options) {
  const { master } = placesOf(picture);
  const before = writtenAt(master);
  await runProgram('blender', [
    ...['-b', '--factory-startup', '--python-exit-code', 1, '-P', join(root, 'artwork/render.py')],
    ...['--', picture.name, master, ...options],
  ]);
  if (writtenAt(master) === before) throw new Failure(`Blender left no picture for ${picture.name}.`);
}

function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
