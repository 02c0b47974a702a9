import { FILE } from '../compose/standInPatterns.mjs';
import { fileAt } from './fileAt.mjs';
import { requestedPath } from './requestedPath.mjs';

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
