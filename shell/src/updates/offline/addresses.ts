/** A release's files never change. Development builds have no version, and are not kept. */
const RELEASE_FOLDER = /^\/(?:shell|remotes\/[^/]+)\/[0-9a-f]{12}\//;
/** Pictures never change either: their names carry a hash of their content. */
const PICTURE = /^\/(?:shell|remotes\/[^/]+)\/media\//;

export function isReleaseFile(path: string): boolean {
  return RELEASE_FOLDER.test(path);
}

export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/**
 * Pages have no ending in their address; the feed, the site map and the like are the browser's own business. Endings
 * begin with a letter: a reservation's page is named after a moment, with its thousandths of a second.
 */
export function isPageAddress(path: string): boolean {
  return !/\.[a-zA-Z]\w*$/.test(path);
}

/** `/remotes/mfe-booking/fa4bcdb57469/` of any file below it; empty for other files. */
export function folderOf(path: string): string {
  return RELEASE_FOLDER.exec(path)?.[0] ?? '';
}

/** The part of an address that all releases of a package share: `/remotes/mfe-booking/`. */
export function packageOf(folder: string): string {
  return folder.replace(/[0-9a-f]{12}\/$/, '');
}

/** A page's cache key: some hosts add a slash, and the query changes no page's HTML. */
export function pageKey(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
}
