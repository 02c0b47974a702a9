import { expectedDigest } from './listings';
import { FILES, held, keep } from './store';
import { within } from './within';

/** A file is not held back for long because its release's listing is late; it is kept when the listing has come. */
const LISTING_PATIENCE_MS = 1_000;
/** For this time concurrent requests share an answer: a hanging one must not delay a visitor who reloads the page. */
const SHARED_FOR_MS = 3_000;
const TIME_LIMIT_MS = 60_000;

/** The network's answer to the request of a file, right or wrong. */
interface Arrival {
  readonly response: Response;
  /** Whether it is kept in the end. */
  readonly isKept: Promise<boolean>;
}

interface Received {
  readonly response: Response;
  readonly digest: string;
}

/** By address, a retry's own number included: a retry must reach the network while nothing verified is kept. */
const arriving = new Map<string, Promise<Arrival>>();

/** A file of a release: the verified copy, otherwise the network's answer. The page checks scripts itself. */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await held(FILES, new URL(request.url).pathname);
  if (kept) return kept;
  const arrival = await arrivalOf(request);
  event.waitUntil(arrival.isKept);
  return arrival.response.clone();
}

/** Sees to it that a file is kept; resolves to whether it is. */
export async function keepFile(path: string): Promise<boolean> {
  if (await held(FILES, path)) return true;
  const arrival = await arrivalOf(new Request(path));
  return arrival.isKept;
}

/** A page and the code that stores that page ask for the same files at the same time: each is fetched once. */
function arrivalOf(request: Request): Promise<Arrival> {
  const asked = arriving.get(request.url);
  if (asked) return asked;
  const asking = bring(request);
  arriving.set(request.url, asking);
  const unshare = () => arriving.get(request.url) === asking && arriving.delete(request.url);
  void within(SHARED_FOR_MS, asking).then(unshare);
  return asking;
}

/** If the answer is not the file (half of it, another's page, a temporary fault), a second request bypasses every cache. */
async function bring(request: Request): Promise<Arrival> {
  const path = new URL(request.url).pathname;
  const expecting = expectedDigest(path);
  let received = await receive(request);
  const expected = await within(LISTING_PATIENCE_MS, expecting);
  if (expected !== undefined && received?.digest !== expected) {
    const second = await receive(new Request(request, { cache: 'reload' }));
    if (second?.digest === expected || !received) received = second;
  }
  return { response: received?.response ?? Response.error(), isKept: keepIfWhole(path, received, expecting) };
}

/** A file arrives whole or not at all: a connection that breaks in the middle counts as a failure. */
async function receive(request: Request): Promise<Received | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const content = await response.clone().arrayBuffer();
    return { response, digest: response.ok ? await digestOf(content) : '' };
  } catch {
    return undefined;
  }
}

async function keepIfWhole(
  path: string,
  received: Received | undefined,
  expecting: Promise<string | undefined>,
): Promise<boolean> {
  if (!received) return false;
  // Before anything is waited for: the page reads the answer itself meanwhile.
  const copy = received.response.clone();
  return received.digest === (await expecting) && keep(FILES, path, copy);
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
