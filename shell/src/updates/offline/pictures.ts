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
  const received = await receive(request);
  if (received.isWhole) event.waitUntil(store(path, received.response.clone()));
  return received.response;
}

/** Sees to it that a picture which a page has shown already is kept. */
export async function keepPicture(path: string): Promise<void> {
  if (await held(PICTURES, path)) return;
  try {
    const { response, isWhole } = await receive(new Request(path));
    if (isWhole) await store(path, response);
  } catch {
    // A picture that cannot be had leaves a page that can be read.
  }
}

/** Half a picture may lie in the browser's own cache for good: it is asked for once more, past that. */
async function receive(request: Request): Promise<{ response: Response; isWhole: boolean }> {
  const response = await fetch(request);
  if (await isPicture(response)) return { response, isWhole: true };
  const second = await fetch(new Request(request, { cache: 'reload' }));
  return (await isPicture(second)) ? { response: second, isWhole: true } : { response, isWhole: false };
}

async function isPicture(response: Response): Promise<boolean> {
  return response.ok && isWholePicture(await response.clone().arrayBuffer());
}

async function store(path: string, response: Response): Promise<void> {
  if (!(await keep(PICTURES, path, response))) return;
  await noteUse(path);
  await expiration.expireEntries();
}

function noteUse(path: string): Promise<void> {
  return expiration.updateTimestamp(new URL(path, location.origin).href);
}
