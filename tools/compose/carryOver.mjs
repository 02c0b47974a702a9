import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { takeOver } from './placeFile.mjs';
import { IMMUTABLE } from './responseHeaders.mjs';

/**
 * Takes over everything that pages may name that are open already: the versions of before and the pictures. A version
 * that the new composition has itself is its own, whole, whatever lay there before.
 */
export function carryOver({ next, present }) {
  if (!present) return;
  const own = new Set(filesOf(next).map((name) => IMMUTABLE.exec(name)?.[0]));
  for (const name of filesOf(present)) {
    const [place, , version] = IMMUTABLE.exec(name) ?? [];
    if (place === undefined || (version !== 'media' && own.has(place)) || existsSync(join(next, name)))
      continue;
    mkdirSync(dirname(join(next, name)), { recursive: true });
    takeOver(join(present, name), join(next, name));
  }
}

/** The addresses of all files in a composition’s folder. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
}
