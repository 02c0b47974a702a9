import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a path in a folder: itself, or the index of the folder that it names; undefined where neither is. */
export async function fileAt(root, path) {
  if (!path.endsWith('/') && (await isFile(join(root, path)))) return path;
  const index = `${path.replace(/\/$/, '')}/index.html`;
  return (await isFile(join(root, index))) ? index : undefined;
}

async function isFile(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
