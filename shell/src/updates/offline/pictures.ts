import { CacheExpiration } from 'workbox-expiration';
import { held, keep, PICTURES } from './store';
import { isWholePicture } from './wholePicture';

/** The heavy part, so fewer of them are kept: those that were seen last. */
const PICTURES_KEPT = 120;

const expiration = new CacheExpiration(PICTURES, { maxEntries: PICTURES_KEPT });

/** A picture: the copy that is kept, otherwise what the network says; whole ones are kept. */
export async function answerPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = await held(PICTURES, path);
  if (kept) {
    event.waitUntil(noteUse(path));
    return kept;
  }
  const response = await fetch(request);
  event.waitUntil(keepIfWhole(path, response.clone()));
  return response;
}

/** Sees to it that a picture which a page has shown already is kept. */
export async function keepPicture(path: string): Promise<void> {
  if (await held(PICTURES, path)) return;
  try {
    await keepIfWhole(path, await fetch(path));
  } catch {
    // A picture that cannot be had leaves a page that can be read.
  }
}

async function keepIfWhole(path: string, response: Response): Promise<void> {
  const copy = response.clone();
  const isWhole = response.ok && isWholePicture(await response.arrayBuffer());
  if (!isWhole || !(await keep(PICTURES, path, copy))) return;
  await noteUse(path);
  await expiration.expireEntries();
}

function noteUse(path: string): Promise<void> {
  return expiration.updateTimestamp(new URL(path, location.origin).href);
}
