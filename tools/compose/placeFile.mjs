import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * An unchanged file of the present folder is hard-linked into the next one. It keeps its date, so that browsers need
 * not load it again, and takes no room twice.
 */

/** Writes a file of a composition into its new folder. */
export function placeFile({ next, present }, path, content) {
  const file = join(next, path);
  const bytes = Buffer.from(content);
  mkdirSync(dirname(file), { recursive: true });
  if (present && isSame(join(present, path), bytes)) takeOver(join(present, path), file);
  else writeFileSync(file, bytes);
}

/** Copies a file of the store to its place; never a link into the store, in which nothing may be changed. */
export function placeCopy({ next, present }, path, from) {
  const file = join(next, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  if (present && isSame(join(present, path), readFileSync(from))) takeOver(join(present, path), file);
  else copyFileSync(from, file);
}

/** One file under a second name, or a copy of it if the disk has no hard links. */
function takeOver(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function isSame(file, bytes) {
  return existsSync(file) && statSync(file).size === bytes.length && readFileSync(file).equals(bytes);
}
