import type { BackEndRefusal } from 'shared-kernel/back-end';
import { recomputeTournament } from '../../domain/recomputeTournament';
import type { Fixture, Tournament } from '../../domain/tournament';
import { isSameData } from './isSameData';
import { changeRow, type Row, readRow } from './rows';
import type { SharedRefusal } from './sharedRefusal';

export type ChangeThere =
  | { readonly ok: true; readonly row: Row }
  | {
      readonly ok: false;
      readonly refusal:
        | BackEndRefusal
        | SharedRefusal
        | { readonly kind: 'missing-tournament' }
        | { readonly kind: 'playoffs-at-stake'; readonly changed: readonly Fixture[] };
    };

/** Twenty devices that change one tournament at once are all served. */
const mostTries = 30;
const shortestPauseMs = 40;
const longestPauseMs = 1500;

/**
 * Changes a tournament at the back end. It reads the record, applies the change, recomputes what depends on it, and
 * writes over the revision that it has read. After another member's write it repeats all of that on their record, so
 * `change` must be pure. It writes nothing if the record is the same.
 */
export async function changeThere(
  id: string,
  change: (current: Tournament) => Tournament,
  isConfirmed: (fixture: Fixture) => boolean,
): Promise<ChangeThere> {
  let missed: number | undefined;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const there = await readRow(id);
    if (!there.ok) return there;
    if (there.value === null) return { ok: false, refusal: { kind: 'missing-tournament' } };
    const { record, revision, isNewer } = there.value;
    // The revision is the same, yet the back end did not write: the member may not.
    if (revision === missed) return { ok: false, refusal: { kind: 'forbidden' } };
    if (isNewer) return { ok: false, refusal: { kind: 'newer-record' } };
    const { tournament, changed } = recomputeTournament(change(record));
    if (!changed.every(isConfirmed)) return { ok: false, refusal: { kind: 'playoffs-at-stake', changed } };
    if (isSameData(tournament, record)) return { ok: true, row: there.value };
    const written = await changeRow(there.value, tournament);
    if (!written.ok) return written;
    if (written.value !== null) return { ok: true, row: written.value };
    missed = revision;
    await pause(tried);
  }
  return { ok: false, refusal: { kind: 'too-busy' } };
}

/** Longer with each try, and never the same for two. */
function pause(tried: number): Promise<void> {
  const longest = Math.min(longestPauseMs, shortestPauseMs * 2 ** tried);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}
