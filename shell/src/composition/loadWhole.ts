import type { Location } from 'shared-kernel/router';

const PATIENCE_MS = 3_000;

/**
 * Has the browser load a page of this site whole. A HEAD request comes first: where the host does not answer either,
 * the visitor reads so in the frame, not on an error page of the browser. Resolves where the page cannot be loaded.
 */
export async function loadWhole({ pathname, search, hash }: Location): Promise<void> {
  try {
    const answer = await fetch(pathname, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    const isPage = answer.headers.get('Content-Type')?.includes('text/html');
    if (!isPage || answer.status >= 500) return;
    const address = pathname + search + hash;
    // The history may have refused to be where the visitor is.
    if (address === location.pathname + location.search + location.hash) location.reload();
    else location.assign(address);
    await new Promise(() => {});
  } catch {
    // There is no answer.
  }
}
