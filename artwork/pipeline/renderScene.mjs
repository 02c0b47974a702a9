import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { inRenders } from './catalogue.mjs';
import { runProgram } from './programs.mjs';

/**
 * Has Blender draw the scene of this name, with the options of artwork/render.py, and answers the file: the master,
 * or a draft in a folder of its own, from which nothing is delivered.
 */
export async function renderScene(name, options) {
  const target = inRenders(options.includes('--draft') ? `drafts/${name}.png` : `${name}.png`);
  mkdirSync(dirname(target), { recursive: true });
  const before = writtenAt(target);
  await runProgram('blender', [
    ...['-b', '--factory-startup', '--python-exit-code', 1, '-P', join(root, 'artwork/render.py')],
    ...['--', name, target, ...options],
  ]);
  if (writtenAt(target) === before) throw new Failure(`Blender left no picture for ${name}.`);
  return target;
}

function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
