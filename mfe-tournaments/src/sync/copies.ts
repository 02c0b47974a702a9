import { createStore, emit, type Schema, type Stored, stored } from 'shared-kernel';
import { composeTournament, resultsOf, withoutResults } from '../competition/composeTournament';
import { wholeNumber } from '../model/limits';
import type { SheetResult, Tournament, TournamentSummary } from '../model/tournament';
import { logOf, summaryOf } from '../model/tournament';
import * as v from '../model/validation';
import { withoutSummary, withSummary, withTournamentLock } from '../store/createTournamentRepository';
import { type StoredTournaments, storedTournaments } from '../store/storedTournaments';
import { forgetSent } from './exchangeMatch';
import type { Edition, Reading } from './rows';

/** How new each copy is. An earlier release kept revisions alone, of records with results. */
type Editions = Readonly<Record<string, Edition>>;
const editionsSchema: Schema<Editions> = v.record(
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

type News = Edition & Pick<Reading, 'record'> & { readonly results: readonly SheetResult[] };

/** May be lost with a killed browser: the back end has it, or it follows from the events of this device. */
const derived = { isDerived: true } as const;

export const editionsDefinition = { schema: editionsSchema, empty: {}, isCopy: true } as const;

export function createCopies({ record, summaries }: StoredTournaments, editions: Stored<Editions>) {
  /** Tournaments that are not at the back end. A `deleted` one was there while this page, or one beside it, had it. */
  const missing = createStore<ReadonlyMap<string, 'absent' | 'deleted'>>(() => new Map());

  function note(id: string, state: 'there' | 'absent' | 'deleted'): void {
    const before = missing.getState();
    if ((before.get(id) ?? 'there') === state || (before.has(id) && state === 'absent')) return;
    const others = [...before].filter(([other]) => other !== id);
    missing.setState(new Map(state === 'there' ? others : [...others, [id, state]]), true);
  }

  return {
    ...{ note, observeMissing: missing.subscribe },
    read: (id: string) => record(id).read(),

    isAbsent: (id: string) => missing.getState().has(id),

    /** Whether it was deleted there while this page, or one beside it, had the tournament. */
    wasDeleted: (id: string) => missing.getState().get(id) === 'deleted',

    editionOf: async (id: string): Promise<Edition | undefined> => (await editions.read())[id],

    /** The copy, and what the back end is asked for to complete it. */
    async known(id: string) {
      const [copy, edition] = [await record(id).read(), await this.editionOf(id)];
      const has =
        copy && edition ? { revision: edition.revision, log: logOf(copy), since: edition.head } : {};
      return { copy, has };
    },

    /** Puts these lines into the list. A part of the back end's list says nothing of the others. */
    async takeList(lines: readonly TournamentSummary[]): Promise<void> {
      // A tournament that is listed again is no longer absent; its record follows.
      for (const { id } of lines) note(id, 'there');
      await summaries.update((current) => {
        const next = new Map(current.map((summary) => [summary.id, summary]));
        const changed = lines.filter((line) => !isSameData(next.get(line.id), line));
        for (const line of changed) next.set(line.id, line);
        return changed.length > 0 ? [...next.values()] : current;
      }, derived);
    },

    async kept(ids: readonly string[]): Promise<readonly string[]> {
      const listed = (await summaries.read()).map(({ id }) => id);
      const known = new Set([...listed, ...Object.keys(await editions.read())]);
      return ids.filter((id) => known.has(id));
    },

    /**
     * Completes the copy by news of the back end, and notifies views of a change; its maker also of a first copy.
     * `isPlain`: without results that only this device has published, of a scorer who was dismissed.
     */
    take(
      id: string,
      news: News,
      { isMade, isPlain }: { readonly isMade?: boolean; readonly isPlain?: boolean } = {},
    ): Promise<void> {
      return withTournamentLock(id, async () => {
        let before: Tournament | null = null;
        note(id, 'there');
        const kept = await record(id).update((current) => {
          before = current;
          const next = onto(current, news, isPlain);
          return next === null || isSameData(current, next) ? current : next;
        }, derived);
        if (!kept.ok || kept.value === null) return;
        const summary = summaryOf(kept.value);
        await summaries.update((current) => withSummary(current, summary), derived);
        const { revision, head } = news;
        await editions.update((all) =>
          isSameData(all[id], { revision, head }) ? all : { ...all, [id]: { revision, head } },
        );
        const isNews = kept.value !== before && (before !== null || isMade);
        if (isNews) emit('tournaments:saved', { tournamentId: id });
      });
    },

    drop(id: string): Promise<void> {
      return withTournamentLock(id, async () => {
        const before = await record(id).read();
        // The mark precedes the deletion, because readers of the record ask at once.
        note(id, before === null ? 'absent' : 'deleted');
        await summaries.update((current) => withoutSummary(current, id));
        await record(id).remove();
        await editions.update(({ [id]: _gone, ...others }) => others);
        if (before === null) return;
        // A recreated tournament has none of the events sent to the former one.
        await forgetSent(logOf(before));
        emit('tournaments:deleted', { tournamentId: id });
      });
    },
  };
}

export const copies = createCopies(
  storedTournaments,
  stored({ key: 'shared-revisions', ...editionsDefinition }),
);

/** A copy with news. Of each match the result of more events counts: no answer overwrites a tap made meanwhile. */
export function onto(copy: Tournament | null, news: Pick<News, 'record' | 'results'>, isPlain = false) {
  const record = news.record ?? (copy && withoutResults(copy));
  if (record === null) return null;
  const former = copy !== null && logOf(copy) === logOf(record) ? copy : undefined;
  const own = former === undefined || isPlain ? [] : resultsOf(former);
  const counts = new Map(own.map(({ fixture, counted }) => [fixture, counted]));
  const results = news.results.filter(({ fixture, counted }) => counted >= (counts.get(fixture) ?? 0));
  return composeTournament(record, [...own, ...results], former);
}

/** Compares two plain values regardless of key order, because a database returns keys in an order of its own. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // JSON leaves out undefined values.
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<never>;
  return [...keys].every((key) => isSameData(a[key], b[key]));
}
