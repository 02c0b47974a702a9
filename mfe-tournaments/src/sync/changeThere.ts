import type { BackEndRefusal } from 'shared-kernel/back-end';
import { resultsOf, withoutResults } from '../competition/composeTournament';
import { recomputeTournament } from '../competition/recomputeTournament';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import type { SharedRefusal } from '../store/sharedRefusal';
import { type Copies, onto } from './copies';
import { isSameData } from './isSameData';
import { changeRow, readRow } from './rows';

type ChangeThere =
  | { readonly ok: true; readonly value: Tournament }
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
 * Changes the record of a tournament at the back end, and this device's copy. It reads the record, applies the change,
 * recomputes what depends on it, and writes over the revision that it has read. After another write it repeats all of
 * that on the new record, so `change` must be pure. It writes nothing if the record is the same.
 */
export async function changeThere(
  copies: Copies,
  id: string,
  change: (current: Tournament) => Tournament,
  isConfirmed: (fixture: Fixture) => boolean,
): Promise<ChangeThere> {
  let missed: number | undefined;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { copy, has } = await copies.known(id);
    // The whole record: of a copy it is unknown whether a later release has written it.
    const there = await readRow(id, { ...has, revision: 0 });
    if (!there.ok) return there;
    if (there.value === null) return { ok: false, refusal: { kind: 'missing-tournament' } };
    const { record, revision, isNewer, head } = there.value;
    // The revision is the same, yet the back end did not write: the member may not.
    if (revision === missed) return { ok: false, refusal: { kind: 'forbidden' } };
    if (isNewer) return { ok: false, refusal: { kind: 'newer-record' } };
    const current = onto(copy, there.value);
    if (record === null || current === null) return { ok: false, refusal: { kind: 'failed' } };
    const { tournament, changed } = recomputeTournament(change(current));
    if (!changed.every(isConfirmed)) return { ok: false, refusal: { kind: 'playoffs-at-stake', changed } };
    const results = resultsOf(tournament);
    const isSame = isSameData(withoutResults(tournament), record);
    const written = isSame
      ? ({ ok: true, value: { revision, record } } as const)
      : await changeRow(revision, tournament);
    if (!written.ok) return written;
    if (written.value !== null) {
      await copies.take(id, { ...written.value, head, results }, { isMade: true });
      if (logOf(tournament) !== logOf(current)) await takeResults(copies, id);
      return { ok: true, value: tournament };
    }
    missed = revision;
    await pause(tried);
  }
  return { ok: false, refusal: { kind: 'too-busy' } };
}

/** A schedule that comes back has its results. */
async function takeResults(copies: Copies, id: string): Promise<void> {
  const { has } = await copies.known(id);
  const there = await readRow(id, { ...has, since: 0 });
  if (there.ok && there.value !== null) await copies.take(id, there.value);
}

/** Longer with each try, and never the same for two. */
function pause(tried: number): Promise<void> {
  const longest = Math.min(longestPauseMs, shortestPauseMs * 2 ** tried);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}
