import type { Location } from 'shared-kernel/router';

const PATIENCE_MS = 3_000;

/**
 * Makes the browser load a page of this site in full. A HEAD request comes first: if the host does not answer either,
 * the visitor sees a message in the frame, not the browser's error page. Resolves if the page cannot be loaded.
 */
export async function loadWhole({ pathname, search, hash }: Location): Promise<void> {
  try {
    const answer = await fetch(pathname, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    const isPage = answer.headers.get('Content-Type')?.includes('text/html');
    if (!isPage || answer.status >= 500) return;
    const address = pathname + search + hash;
    // The history may have refused to record the visitor's present location.
    if (address === location.pathname + location.search + location.hash) location.reload();
    else location.assign(address);
    await new Promise(() => {});
  } catch {
    // There is no answer.
  }
}
