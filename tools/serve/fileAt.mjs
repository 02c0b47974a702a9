import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a path in a folder: itself, or the index of the folder that it names; undefined where neither is. */
export function fileAt(root, path) {
  if (!path.endsWith('/') && isFile(join(root, path))) return path;
  const index = `${path.replace(/\/$/, '')}/index.html`;
  return isFile(join(root, index)) ? index : undefined;
}

/** At once and not in turn with others: a look at the disk's table takes microseconds, a turn may take long. */
export function isFile(path) {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long, or a file is in the place of a folder.
    return false;
  }
}
