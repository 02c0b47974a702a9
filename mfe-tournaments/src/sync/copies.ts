import { emit, type Schema, type Stored, withLock } from 'shared-kernel';
import * as v from 'valibot';
import { composeTournament, resultsOf, withoutResults } from '../competition/composeTournament';
import { wholeNumber } from '../model/limits';
import { logOf, summaryOf, type Tournament, type TournamentSummary } from '../model/tournament';
import type { StoredTournaments } from '../store/storedTournaments';
import { forgetKnown } from './exchangeMatch';
import { isSameData } from './isSameData';
import type { Edition, Reading } from './rows';
import { forgetSent } from './sentEvents';

/** How new each copy is. */
export type Editions = Readonly<Record<string, Edition>>;

/** An earlier release kept revisions alone, of records with results. */
export const editionsSchema: Schema<Editions> = v.record(
  v.string(),
  v.union([
    v.looseObject({ revision: wholeNumber(1), head: wholeNumber(0) }),
    v.pipe(
      wholeNumber(1),
      v.transform((revision) => ({ revision, head: 0 })),
    ),
  ]),
);

/** This device's copies of the back end's tournaments; pages read nothing else. */
export type Copies = ReturnType<typeof createCopies>;

type News = Edition & Pick<Reading, 'record' | 'results'>;

type Wishes = {
  readonly isMade?: boolean;
  /** Without results that this device has published and the back end has not: of a scorer who was dismissed. */
  readonly isPlain?: boolean;
};

/** May be lost with a killed browser: the back end has it, or it follows from the events of this device. */
const derived = { isDerived: true } as const;

export function createCopies({ record, summaries }: StoredTournaments, editions: Stored<Editions>) {
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
    editionOf: async (id: string): Promise<Edition | undefined> => (await editions.read())[id],

    /** The copy, and what the back end is asked for to complete it. */
    async known(id: string) {
      const [copy, edition] = [await record(id).read(), (await editions.read())[id]];
      const has =
        copy !== null && edition !== undefined
          ? { revision: edition.revision, log: logOf(copy), since: edition.head }
          : {};
      return { copy, has };
    },

    /** Makes the list equal to the back end's list, and deletes the records that it no longer names, except `staying` ones. */
    async takeList(list: readonly TournamentSummary[], isStaying: (id: string) => boolean): Promise<void> {
      const before = await summaries.read();
      await summaries.update((current) => (isSameData(current, list) ? current : list), derived);
      const names = new Set(list.map(({ id }) => id));
      const gone = before.filter(({ id }) => !names.has(id) && !isStaying(id));
      for (const { id } of gone) await this.drop(id);
    },

    /**
     * Completes the copy by what the back end has said, and notifies open views if it differs; only its maker is
     * notified about a first copy.
     */
    take(id: string, news: News, { isMade = false, isPlain = false }: Wishes = {}): Promise<void> {
      return inStep(id, async () => {
        let before: Tournament | null = null;
        deleted.delete(id);
        const kept = await record(id).update((current) => {
          before = current;
          const next = onto(current, news, isPlain);
          return next === null || isSameData(current, next) ? current : next;
        }, derived);
        if (!kept.ok || kept.value === null) return;
        const summary = summaryOf(kept.value);
        await summaries.update((current) => {
          const known = current.find((other) => other.id === id);
          if (known === undefined) return [...current, summary];
          const next = { ...known, ...summary };
          return isSameData(known, next) ? current : current.map((other) => (other === known ? next : other));
        }, derived);
        const { revision, head } = news;
        await editions.update((all) =>
          isSameData(all[id], { revision, head }) ? all : { ...all, [id]: { revision, head } },
        );
        const isNews = kept.value !== before && (before !== null || isMade);
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
        await editions.update(({ [id]: _gone, ...others }) => others);
        if (before === null) return;
        // A recreated tournament has none of the events sent to the former one.
        forgetKnown(logOf(before));
        await forgetSent(logOf(before)).catch(() => undefined);
        emit('tournaments:deleted', { tournamentId: id });
      });
    },
  };
}

/**
 * A copy with news of the back end. Of each match the result of more events counts, because events are only added: no
 * answer overwrites a tap made while it was on its way.
 */
export function onto(copy: Tournament | null, news: Pick<News, 'record' | 'results'>, isPlain = false) {
  const record = news.record ?? (copy && withoutResults(copy));
  if (record === null) return null;
  const former = copy !== null && logOf(copy) === logOf(record) ? copy : undefined;
  const own = former === undefined || isPlain ? [] : resultsOf(former);
  const counts = new Map(own.map(({ fixture, counted }) => [fixture, counted]));
  const results = news.results.filter(({ fixture, counted }) => counted >= (counts.get(fixture) ?? 0));
  return composeTournament(record, [...own, ...results], former);
}
