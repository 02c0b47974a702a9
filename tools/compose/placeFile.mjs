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

/**
 * Writes files of a composition into its new folder. What is the same in the present one is taken over by a link: it
 * keeps its date, so that browsers need not load it again, and takes no room twice.
 */
export function placeFile({ next, present }, path, content) {
  const file = join(next, path);
  const bytes = Buffer.from(content);
  mkdirSync(dirname(file), { recursive: true });
  if (present && isSame(join(present, path), bytes)) takeOver(join(present, path), file);
  else writeFileSync(file, bytes);
}

/** One file under a second name, or a copy of it where the disk knows no such thing. */
export function takeOver(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function isSame(file, bytes) {
  return existsSync(file) && statSync(file).size === bytes.length && readFileSync(file).equals(bytes);
}
