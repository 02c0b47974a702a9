import { snapshotOf } from '../../competition/snapshot/snapshotOf';
import type { Tournament } from '../../model/tournament';
import { longestFragment, snapshotVersion, streamed, streamOrNone } from './fragment';

/** The fragment of a tournament's snapshot; null if this browser cannot compress, or the tournament is too large. */
export async function writeSnapshot(tournament: Tournament, now: Date): Promise<string | null> {
  const stream = streamOrNone(() => new CompressionStream('deflate-raw'));
  if (stream === null) return null;
  const text = JSON.stringify(snapshotOf(tournament, now.toISOString()));
  const bytes = await streamed(new TextEncoder().encode(text), stream);
  const fragment = bytes && `${snapshotVersion}.${base64url(bytes)}`;
  return fragment && fragment.length <= longestFragment ? fragment : null;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
