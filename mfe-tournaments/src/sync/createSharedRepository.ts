import { dismissNotice, notify, session, withLock } from 'shared-kernel';
import { type BackEndRefusal, failureKind } from 'shared-kernel/back-end';
import { resultsOf, withoutResults } from '../competition/composeTournament';
import { recomputeTournament } from '../competition/recomputeTournament';
import { logOf, type Tournament } from '../model/tournament';
import {
  areConfirmed,
  type SharedRefusal,
  type TournamentRepository,
  type TournamentUpdate,
} from '../store/createTournamentRepository';
import { countsOfLog } from '../store/events/logEvents';
import { type Copies, isSameData, onto } from './copies';
import { changeRow, countsThere, deleteRow, insertRow, isThere, readRow } from './rows';
import { refusalSentences, refusedTitle, unansweredTitle } from './strings';

type Changes = Pick<TournamentRepository, 'save' | 'update' | 'delete'>;

/** Twenty devices that change one tournament at once are all served. */
const mostTries = 30;
const shortestPauseMs = 40;
const longestPauseMs = 1500;

/** A repository of the back end's tournaments: changes go to the back end, and this device's copy follows. */
export function createSharedRepository(copies: Copies): Changes {
  /** Changes the record that it has read, over its revision, and again after another write: `work` must be pure. */
  async function change(
    id: string,
    work: (current: Tournament) => Tournament,
    confirmed: readonly string[] | 'all',
  ): Promise<TournamentUpdate> {
    let missed: number | undefined;
    for (let tried = 0; tried < mostTries; tried += 1) {
      const { copy, has } = await copies.known(id);
      // The whole record: of a copy it is unknown whether a later release has written it.
      const there = await readRow(id, { ...has, revision: 0 });
      if (!there.ok) return refuse(there.refusal);
      if (there.value === null) {
        await copies.drop(id);
        return { ok: false, refusal: { kind: 'missing-tournament' } };
      }
      const { record, revision, isNewer, head } = there.value;
      // The revision is the same, yet the back end did not write: the member may not.
      if (revision === missed) return refuse({ kind: 'forbidden' });
      if (isNewer) return refuse({ kind: 'newer-record' });
      const current = onto(copy, there.value);
      if (record === null || current === null) return refuse({ kind: 'failed' });
      const { tournament, changed } = recomputeTournament(work(current));
      if (!areConfirmed(changed, confirmed))
        return { ok: false, refusal: { kind: 'playoffs-at-stake', changed } };
      const isSame = isSameData(withoutResults(tournament), record);
      const written = isSame
        ? ({ ok: true, value: { revision, record } } as const)
        : await changeRow(revision, tournament);
      if (!written.ok) return refuse(written.refusal);
      if (written.value !== null) {
        const results = resultsOf(tournament);
        await copies.take(id, { ...written.value, head, results }, { isMade: true });
        if (logOf(tournament) !== logOf(current)) await takeResults(id);
        return done(tournament);
      }
      missed = revision;
      const longestMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tried);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
    }
    return refuse({ kind: 'too-busy' });
  }

  /** A schedule that comes back has its results. */
  async function takeResults(id: string): Promise<void> {
    const { has } = await copies.known(id);
    const there = await readRow(id, { ...has, since: 0 });
    if (there.ok && there.value !== null) await copies.take(id, there.value);
  }

  /** Creates this device's tournament at the back end, or overwrites the existing one. */
  async function put(given: Tournament): Promise<TournamentUpdate> {
    const { id } = given;
    const [there, counts] = [await isThere(id), await countsThere(id, logOf(given))];
    if (!there.ok) return refuse(there.refusal);
    if (!counts.ok) return refuse(counts.refusal);
    const { tournament } = recomputeTournament(await withStatedResults(given, counts.value));
    if (there.value) return change(id, () => tournament, 'all');
    const inserted = await insertRow(tournament);
    if (!inserted.ok) {
      const { refusal } = inserted;
      const isFull = refusal.kind === 'failed' && refusal.message === 'too-many-tournaments';
      return refuse(isFull ? { kind: 'too-many-tournaments' } : refusal);
    }
    if (inserted.value === null) return refuse({ kind: 'forbidden' });
    await copies.take(id, { ...inserted.value, head: 0, results: resultsOf(tournament) }, { isMade: true });
    return done(tournament);
  }

  return {
    save: (tournament) =>
      inTurn(tournament.id, async () => {
        const saved = await put(tournament);
        // Another organiser deleted it at this very moment.
        const isGone = !saved.ok && saved.refusal.kind === 'missing-tournament';
        return isGone ? refuse({ kind: 'too-busy' }) : saved;
      }),

    update: (id, work, { confirmed = [] } = {}) => inTurn(id, () => change(id, work, confirmed)),

    delete: (id) =>
      inTurn(id, async () => {
        const deleted = await deleteRow(id);
        if (!deleted.ok) return refuse(deleted.refusal);
        // It did not exist or belongs to another organiser; in the second case the member can still read it.
        const left = deleted.value ? undefined : await isThere(id);
        if (left?.ok === false) return refuse(left.refusal);
        if (left?.value) return refuse({ kind: 'forbidden' });
        await copies.drop(id);
        return done(undefined);
      }),
  };
}

/**
 * One change of a shared tournament after the other on this device: its own tabs need not be in each other's way. A request ends
 * with its page, so meanwhile the browser asks before it closes the page.
 */
function inTurn<R>(id: string, work: () => Promise<R>): Promise<R> {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return withLock(`change-shared:${id}`, work).finally(() => removeEventListener('beforeunload', ask));
}

/** A result whose events neither the back end nor this device has, as from the trash, is stated in the record. */
async function withStatedResults(tournament: Tournament, there: ReadonlyMap<string, number>) {
  const here = await countsOfLog(logOf(tournament)).catch(() => new Map<string, number>());
  const fixtures = tournament.fixtures.map((fixture) => {
    const { published = 0, ...stated } = fixture;
    const known = Math.max(there.get(fixture.id) ?? 0, here.get(fixture.id) ?? 0);
    return known >= published ? fixture : stated;
  });
  return { ...tournament, fixtures };
}

/** The notice of the last refusal; a success since then has replaced it. */
let told = '';

function done<T>(value: T): { readonly ok: true; readonly value: T } {
  dismissNotice(told);
  return { ok: true, value };
}

/** Shows the organiser the reason, as the storage does for its own refusals, and returns the refusal. */
export function refuse(refusal: BackEndRefusal | SharedRefusal) {
  // The back end takes a guest for a member who may not.
  const isSignedOut = refusal.kind === 'forbidden' && session.current().status === 'guest';
  const failure = refusal.kind === 'failed' && 'status' in refusal ? failureKind(refusal) : refusal.kind;
  const kind = isSignedOut ? 'signed-out' : failure;
  if (!('isLeft' in refusal)) {
    dismissNotice(told);
    told = notify({
      title: kind === 'unreachable' ? unansweredTitle : refusedTitle,
      description: refusalSentences[kind],
      variant: 'destructive',
      durationMs: 15_000,
    });
  }
  return { ok: false, refusal: { kind } } as const;
}
