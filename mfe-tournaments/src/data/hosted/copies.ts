import { emit, type Stored, withLock } from 'shared-kernel';
import { logOf, summaryOf, type Tournament, type TournamentSummary } from '../../domain/tournament';
import { forgetSent } from '../match-events/sentEvents';
import type { StoredTournaments } from '../storedTournaments';
import { forgetKnown } from './exchangeMatch';
import { isSameData } from './isSameData';
import type { Row } from './rows';

/** Of which revision each copy is. */
export type Revisions = Readonly<Record<string, number>>;

/** This device's copies of the back end's tournaments; pages read nothing else. */
export type Copies = ReturnType<typeof createCopies>;

type Copied = Pick<Row, 'record' | 'revision'>;

/** May be lost with a killed browser: the back end has it, or it follows from the events of this device. */
const derived = { isDerived: true } as const;

export function createCopies({ record, summaries }: StoredTournaments, revisions: Stored<Revisions>) {
  /** Those that this page had, or one beside it, and that are there no more. */
  const deleted = new Set<string>();

  /** Record and summary are two writes. */
  function inStep<R>(id: string, work: () => Promise<R>): Promise<R> {
    return withLock(`in-step:tournament:${id}`, work);
  }

  return {
    read: (id: string) => record(id).read(),

    /** Whether it was deleted there while this page, or one beside it, had the tournament. */
    wasDeleted: (id: string) => deleted.has(id),

    learnDeleted(id: string): void {
      deleted.add(id);
    },

    /** Undefined without a copy. */
    revisionOf: async (id: string): Promise<number | undefined> => (await revisions.read())[id],

    /** Makes the list equal to the back end's list, and deletes the records that it no longer names, except `staying` ones. */
    async takeList(list: readonly TournamentSummary[], isStaying: (id: string) => boolean): Promise<void> {
      const before = await summaries.read();
      await summaries.update((current) => (isSameData(current, list) ? current : list), derived);
      const names = new Set(list.map(({ id }) => id));
      const gone = before.filter(({ id }) => !names.has(id) && !isStaying(id));
      for (const { id } of gone) await this.drop(id);
    },

    /** Stores this record, and notifies open views if it differs; only its maker is notified about a first copy. */
    take({ record: tournament, revision }: Copied, { isMade = false } = {}): Promise<void> {
      const { id } = tournament;
      return inStep(id, async () => {
        let before: Tournament | null = null;
        deleted.delete(id);
        const kept = await record(id).update((current) => {
          before = current;
          return isSameData(current, tournament) ? current : tournament;
        }, derived);
        const summary = summaryOf(tournament);
        await summaries.update((current) => {
          const known = current.find((other) => other.id === id);
          if (known === undefined) return [...current, summary];
          const next = { ...known, ...summary };
          return isSameData(known, next) ? current : current.map((other) => (other === known ? next : other));
        }, derived);
        if (kept.ok)
          await revisions.update((all) => (all[id] === revision ? all : { ...all, [id]: revision }));
        const isNews = kept.ok && kept.value !== before && (before !== null || isMade);
        if (isNews) emit('tournaments:saved', { tournamentId: id });
      });
    },

    /** Forgets a tournament that is there no more. */
    drop(id: string): Promise<void> {
      return inStep(id, async () => {
        const before = await record(id).read();
        // The mark precedes the deletion, because readers of the record ask at once.
        if (before !== null) deleted.add(id);
        await summaries.update((current) => {
          const others = current.filter((summary) => summary.id !== id);
          return others.length < current.length ? others : current;
        });
        await record(id).remove();
        await revisions.update(({ [id]: _gone, ...others }) => others);
        if (before === null) return;
        // A recreated tournament has none of the events sent to the former one.
        forgetKnown(logOf(before));
        await forgetSent(logOf(before)).catch(() => undefined);
        emit('tournaments:deleted', { tournamentId: id });
      });
    },
  };
}
