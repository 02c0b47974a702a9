import { emit, type WriteRefusal, withLock } from 'shared-kernel';
import { recomputeTournament } from '../competition/recomputeTournament';
import type { Outcome } from '../model/outcome';
import { type Fixture, summaryOf, type Tournament, type TournamentSummary } from '../model/tournament';
import { type StoredTournaments, storedTournaments } from './storedTournaments';

/** Why a change of a shared tournament failed: the organiser has read it (`refusalSentences`). */
export type SharedRefusal = {
  readonly kind:
    | 'unreachable'
    | 'signed-out'
    | 'forbidden'
    | 'newer-record'
    | 'too-busy'
    /** The back end is asked too much. */
    | 'busy'
    /** The back end refuses the record: the same change fails again. */
    | 'not-accepted'
    | 'too-many-tournaments'
    | 'failed';
};

type TournamentRefusal =
  | WriteRefusal
  | SharedRefusal
  | { readonly kind: 'missing-tournament' }
  /** The change would have other teams meet in these playoff matches: it has to be confirmed. */
  | { readonly kind: 'playoffs-at-stake'; readonly changed: readonly Fixture[] };

/** Answers as the storage or the back end does. The visitor has read why one of these refused a write. */
export type TournamentWriting<T> = Outcome<{ value: T }, TournamentRefusal>;

export type TournamentUpdate = TournamentWriting<Tournament>;

type UpdateOptions = {
  /** Playoff matches that may change, by their identifiers; `all` if the whole schedule may be replaced. */
  readonly confirmed?: readonly string[] | 'all';
  /** Derived from the event store, and from nothing else. */
  readonly isDerived?: boolean;
};

export function areConfirmed(changed: readonly Fixture[], confirmed: readonly string[] | 'all'): boolean {
  return confirmed === 'all' || changed.every(({ id }) => confirmed.includes(id));
}

/** Record and summary are two writes: without a lock around both, a deletion in another tab may come between. */
export function withTournamentLock<R>(id: string, work: () => Promise<R>): Promise<R> {
  return withLock(`in-step:tournament:${id}`, work);
}

export type TournamentRepository = ReturnType<typeof createTournamentRepository>;

/** The tournaments in storage (specification, section 3), with the functions that keep records and their list agreed. */
export function createTournamentRepository(stored: StoredTournaments = storedTournaments) {
  const { summaries, record } = stored;

  function write(
    id: string,
    change: (current: Tournament | null) => Tournament | null,
    { confirmed = [], isDerived = false }: UpdateOptions = {},
  ): Promise<TournamentUpdate> {
    return withTournamentLock(id, async () => {
      let before: Tournament | null = null;
      let changed: readonly Fixture[] = [];
      const written = await record(id).update(
        (current) => {
          before = current;
          const next = change(current);
          if (next === null) return null;
          const recomputed = recomputeTournament(next);
          changed = recomputed.changed;
          return areConfirmed(changed, confirmed) ? recomputed.tournament : current;
        },
        { isDerived },
      );
      if (!written.ok) return written;
      if (!areConfirmed(changed, confirmed))
        return { ok: false, refusal: { kind: 'playoffs-at-stake', changed } };
      const after = written.value;
      if (after === null) return { ok: false, refusal: { kind: 'missing-tournament' } };
      const listed = await summaries.update((current) => withSummary(current, summaryOf(after)));
      if (!listed.ok) {
        // A record that no list names would never be seen again: take it back.
        if (before === null) await record(id).remove();
        return listed;
      }
      if (after !== before) emit('tournaments:saved', { tournamentId: id });
      return { ok: true, value: after };
    });
  }

  return {
    ...stored,

    /** Stores the given tournament, new or not, with everything derived from it, and notifies every open view. */
    save: (tournament: Tournament) => write(tournament.id, () => tournament, { confirmed: 'all' }),

    /** The only way to change a stored tournament: it recomputes everything that depends on it (`recomputeTournament`). */
    update: (id: string, change: (current: Tournament) => Tournament, options?: UpdateOptions) =>
      write(id, (current) => current && change(current), options),

    delete: (id: string): Promise<TournamentWriting<void>> =>
      withTournamentLock(id, async () => {
        const unlisted = await summaries.update((current) => withoutSummary(current, id));
        if (!unlisted.ok) return unlisted;
        const removed = await record(id).remove();
        if (removed.ok) emit('tournaments:deleted', { tournamentId: id });
        return removed;
      }),
  };
}

/** The tournaments of this browser; with a back end, its copies of the shared ones. */
export const deviceRepository = createTournamentRepository();

/** The list with this summary in its place, or at the end; the same list when it says so already. */
export function withSummary(list: readonly TournamentSummary[], summary: TournamentSummary) {
  const known = list.find(({ id }) => id === summary.id);
  if (known === undefined) return [...list, summary];
  // Fields of another version stay.
  const next = { ...known, ...summary };
  if (JSON.stringify(next) === JSON.stringify(known)) return list;
  return list.map((other) => (other === known ? next : other));
}

export function withoutSummary(list: readonly TournamentSummary[], id: string) {
  const others = list.filter((summary) => summary.id !== id);
  return others.length < list.length ? others : list;
}
