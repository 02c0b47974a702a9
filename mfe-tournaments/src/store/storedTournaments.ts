import { type Session, type Stored, sharedBackEnd, storedList, storedRecord } from 'shared-kernel';
import { summaryOf, type Tournament, type TournamentSummary } from '../model/tournament';
import { summaryShape, tournamentShapeOf } from '../model/tournamentShape';

/** The tournaments of this browser, for reading: a page that changes none does not download the recomputing code. */
export type StoredTournaments = ReturnType<typeof createStoredTournaments>;

/** Marks a list that was never stored: only then does `Stored` return this very object. */
const never: readonly TournamentSummary[] = [];

/** The tournaments under their keys (specification, section 3), or copies of others under keys that begin with `prefix`. */
export function createStoredTournaments(prefix = '') {
  const keeping = prefix === '' ? { isDurable: true } : { isCopy: true };
  const summaries = storedList({
    key: `${prefix}tournaments`,
    shape: summaryShape,
    empty: never,
    ...keeping,
  });

  function listed(id: string): TournamentSummary | undefined {
    const list = summaries.snapshot();
    return list.status === 'ready' ? list.value.find((summary) => summary.id === id) : undefined;
  }

  function record(id: string): Stored<Tournament | null> {
    return storedRecord<Tournament | null>({
      key: `${prefix}tournament:${id}`,
      shape: tournamentShapeOf(id, () => listed(id)),
      empty: null,
      ...keeping,
    });
  }

  return {
    ...{ summaries, listed, record },

    /** Whether this is the list of a visitor without any tournament so far. */
    isUntouched: (list: readonly TournamentSummary[]) => list === never,

    /** Stores samples for a visitor without any tournament so far; after a deletion of all tournaments it stores none. */
    async seed(samples: readonly Tournament[]): Promise<void> {
      if ((await summaries.read()) !== never) return;
      for (const sample of samples) await record(sample.id).update((current) => current ?? sample);
      await summaries.update((current) => (current === never ? samples.map(summaryOf) : current));
    },

    async addSample(sample: Tournament): Promise<void> {
      await record(sample.id).update((current) => current ?? sample);
      await summaries.update((current) =>
        current.some(({ id }) => id === sample.id) ? current : [summaryOf(sample), ...current],
      );
    },
  };
}

/** With a back end, the copies of its tournaments, under keys of their own: one from before the back end is no copy. */
export const storedTournaments = createStoredTournaments(sharedBackEnd() && 'shared-');

/** Whether the visitor is the organiser of a shared tournament; undefined while that is unknown, or without a back end. */
export function isOwnedBy(current: Session, { shared }: TournamentSummary): boolean | undefined {
  if (shared?.organiser === undefined || current.status === 'loading') return undefined;
  return current.status === 'member' && current.user.id === shared.organiser;
}
