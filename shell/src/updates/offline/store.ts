/**
 * The browser's store of answers. It may be refused, full or emptied at any time: then nothing is kept or found, and
 * the caller goes on without. The names changed when only verified answers came to be kept.
 */
export const FILES = 'site-files';
export const PAGES = 'site-pages';
export const PICTURES = 'site-pictures';

export async function held(cacheName: string, path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Resolves to whether the answer is kept. */
export async function keep(cacheName: string, path: string, response: Response): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(path, response);
    return true;
  } catch (error) {
    // The disk is full: pictures are the heavy part, and a page is a page without them.
    if ((error as Error).name === 'QuotaExceededError') await forget(PICTURES);
    return false;
  }
}

/** The cached paths, oldest first. */
export async function heldPaths(cacheName: string): Promise<string[]> {
  try {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** Removes some cached entries. */
export async function remove(cacheName: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const cache = await caches.open(cacheName);
  await Promise.all(paths.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** Removes the stores that earlier workers filled in other ways. */
export async function forgetOtherStores(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![FILES, PAGES, PICTURES].includes(name)).map(forget));
}

async function forget(cacheName: string): Promise<void> {
  try {
    await caches.delete(cacheName);
  } catch {
    // An entry that cannot be removed stays; no code reads it.
  }
}
