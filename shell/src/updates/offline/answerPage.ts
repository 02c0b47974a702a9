import { heldPage, keepPage, makeRoom } from './keptPages';
import { readPage } from './pageContent';
import { within } from './within';

/** Pages change with any deployment, so the network goes first, for so long. */
const NETWORK_LIMIT_MS = 4_000;

interface Answer {
  readonly response: Response;
  /** Whether it is a whole page of ours, also the one for unknown addresses, or a move to another address. */
  readonly isOurs: boolean;
}

/**
 * Answers with the network's page if it arrives in time and is ours, otherwise with the cached one, otherwise with the
 * network's answer. Only a page with all its files is cached.
 */
export async function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asking = ask(request);
  event.waitUntil(keepAnswer(pathname, asking));
  const answer = await within(NETWORK_LIMIT_MS, asking);
  if (answer?.isOurs) return answer.response;
  const kept = await heldPage(pathname, ({ isClaimed, isWhole }) => {
    // The stand-in’s headers refuse frames, and the network’s page may still arrive.
    if (request.destination === 'iframe') return false;
    if (!answer) return true;
    // The host's own fault says less than our frame does; but a hotel's login must be seen where we hold nothing.
    return answer.response.status >= 500 ? isClaimed : isWhole;
  });
  return kept ?? (await asking)?.response ?? Response.error();
}

async function ask(request: Request): Promise<Answer | undefined> {
  try {
    const response = await fetch(request);
    if (response.type === 'opaqueredirect') return { response, isOurs: true };
    const isPage = response.headers.get('Content-Type')?.includes('text/html');
    const content = isPage ? readPage(await response.clone().text()) : null;
    return { response, isOurs: content !== null && (response.status === 200 || response.status === 404) };
  } catch {
    return undefined;
  }
}

async function keepAnswer(pathname: string, asking: Promise<Answer | undefined>): Promise<void> {
  // Before the page reads the answer itself.
  const copy = await asking.then((answer) => (answer?.isOurs ? answer.response.clone() : undefined));
  if (copy && (await keepPage(pathname, copy))) await makeRoom();
}
