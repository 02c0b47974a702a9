import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE } from '../compose/hostingFiles.mjs';

/**
 * The answer to a request: `{ status: 200, file }` with the file's path in the site; `{ status: 404, file }` with the
 * page for unknown addresses; `{ status: 503 }` if neither is known, because the patterns are missing.
 */
export function answerFor(root, target, readStandIns) {
  const path = requestedPath(target);
  const notFound = { status: 404, file: '/404.html' };
  if (path === undefined) return notFound;
  const file = fileAt(root, path);
  if (file !== undefined) return { status: 200, file };
  // A file that is missing is not a page of the site.
  if (FILE.test(path)) return notFound;
  const standIns = readStandIns(root);
  if (!standIns) return { status: 503 };
  const page = standIns.find(({ pattern }) => pattern.test(path))?.page;
  return page === undefined ? notFound : { status: 200, file: page };
}

/**
 * The path of a request line, decoded: `/contact`. Undefined if it cannot name a file of a site: a broken encoding, a
 * control character, a step upwards, or a name that begins with a dot.
 */
export function requestedPath(target) {
  const written = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(target)?.[1];
  const path = written === undefined ? undefined : decoded(written);
  if (path === undefined || isControlled(path) || path.includes('\\')) return undefined;
  const names = path.slice(1).split('/');
  // An empty name is a second slash in a row; only the last may be empty, for the slash at the end.
  return names.some((name, place) => name.startsWith('.') || (name === '' && place < names.length - 1))
    ? undefined
    : path;
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isControlled(path) {
  return [...path].some((character) => character < ' ' || character === '\x7f');
}

/** The file of a path in a folder: itself, or the index of the folder that it names; undefined where neither is. */
export function fileAt(root, path) {
  if (!path.endsWith('/') && isFile(join(root, path))) return path;
  const index = `${path.replace(/\/$/, '')}/index.html`;
  return isFile(join(root, index)) ? index : undefined;
}

/** At once and not in turn with others: a look at the disk's table takes microseconds, a turn may take long. */
function isFile(path) {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long, or a file is in the place of a folder.
    return false;
  }
}
