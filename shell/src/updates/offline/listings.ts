import { folderOf } from './addresses';
import { FILES, held, keep } from './store';

/** A release's own list of its files: the digest of each, as `sha256-…` (tools/build/release.mjs). */
type Listing = Readonly<Record<string, string>>;

const TIME_LIMIT_MS = 10_000;

const known = new Map<string, Promise<Listing | undefined>>();

/** The digest that a file must have; undefined if its release does not list it, or the listing is unreachable. */
export async function expectedDigest(path: string): Promise<string | undefined> {
  const folder = folderOf(path);
  return (await listingOf(folder))?.[path.slice(folder.length)];
}

/** Fetches a listing once and caches it beside the files; a failed request is repeated by the next call. */
export function listingOf(folder: string): Promise<Listing | undefined> {
  const asked = known.get(folder);
  if (asked) return asked;
  const asking = load(`${folder}integrity.json`);
  known.set(folder, asking);
  void asking.then((listing) => listing ?? known.delete(folder));
  return asking;
}

async function load(address: string): Promise<Listing | undefined> {
  try {
    const kept = await held(FILES, address);
    if (kept) return (await kept.json()) as Listing;
    // This bypasses the browser's own cache, which may hold a partial copy permanently.
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(address, { cache: 'reload', redirect: 'error', signal });
    const copy = response.clone();
    const content: unknown = await response.json();
    if (!response.ok || !isListing(content)) return undefined;
    await keep(FILES, address, copy);
    return content;
  } catch {
    return undefined;
  }
}

function isListing(content: unknown): content is Listing {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.values(content).every((digest) => typeof digest === 'string' && digest.startsWith('sha256-'))
  );
}
