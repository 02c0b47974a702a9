import { trackDataLoss } from 'shared-kernel';
import { tournamentOf } from '../../competition/snapshot/tournamentOf';
import { type Outcome, refused } from '../../model/outcome';
import { snapshotSchema } from '../../model/snapshot';
import type { Tournament } from '../../model/tournament';
import { fileMark } from '../../model/tournamentShape';
import * as v from '../../model/validation';
import { parsedJson, readTournamentValue } from '../readTournamentFile';
import { longestFragment, snapshotVersion, streamed, streamOrNone } from './fragment';

export type SnapshotRefusal = {
  readonly kind: 'empty' | 'broken' | 'newer-version' | 'too-large' | 'unsupported';
};

export type SnapshotOutcome = Outcome<{ tournament: Tournament; madeAt: string }, SnapshotRefusal>;

/** Reads a fragment, which any stranger may have written, with the doubts that an imported file meets. */
export async function readSnapshot(fragment: string): Promise<SnapshotOutcome> {
  if (fragment === '') return refused({ kind: 'empty' });
  const version = Number(/^(\d{1,6})\./.exec(fragment)?.[1] ?? 0);
  if (version > snapshotVersion) return refused({ kind: 'newer-version' });
  if (fragment.length > longestFragment) return refused({ kind: 'too-large' });
  const bytes = version === snapshotVersion ? bytesOf(fragment.replace(/^\d+\./, '')) : null;
  if (bytes === null) return refused({ kind: 'broken' });
  const stream = streamOrNone(() => new DecompressionStream('deflate-raw'));
  if (stream === null) return refused({ kind: 'unsupported' });
  const text = await streamed(bytes, stream).catch(() => undefined);
  if (text === undefined) return refused({ kind: 'broken' });
  return text === null ? refused({ kind: 'too-large' }) : readText(new TextDecoder().decode(text));
}

function readText(text: string): SnapshotOutcome {
  const { result, isWhole } = trackDataLoss(() => v.safeParse(snapshotSchema, parsedJson(text)));
  if (!result.success || !isWhole) return refused({ kind: 'broken' });
  const { madeAt } = result.output;
  const file = { ...fileMark, exportedAt: madeAt, tournament: tournamentOf(result.output) };
  const outcome = readTournamentValue(file);
  return outcome.ok ? { ok: true, tournament: outcome.tournament, madeAt } : refused({ kind: 'broken' });
}

/** Null for a text that is not base64url. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(base64url)) return null;
  try {
    const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
