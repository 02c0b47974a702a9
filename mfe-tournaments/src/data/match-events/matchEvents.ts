import type { IDBPObjectStore } from 'idb';
import { mergeEvents } from '../../domain/match-sheet/mergeEvents';
import type { SheetEvent } from '../../domain/match-sheet/sheetEvent';
import { tellChange } from './eventChannel';
import { type EventDatabase, withDatabase } from './eventDatabase';
import { type EventRecord, eventOf, type MatchKey, recordOf } from './eventRecord';

/** What is kept of a match. `unread`: events of a later release, which count for nothing here and stay. */
export type KeptMatch = { readonly events: readonly SheetEvent[]; readonly unread: number };

type Changeable<Name extends 'events' | 'counts'> = IDBPObjectStore<
  EventDatabase,
  ['events', 'counts'],
  Name,
  'readwrite'
>;

/** On the disk before it counts as done: a goal that was shown as kept survives a killed browser. */
const safe = { durability: 'strict' } as const;

/** Keeps events of a match, and answers how many it has now; one that is there already is not kept twice. */
export async function keepEvents(match: MatchKey, events: readonly SheetEvent[]): Promise<number> {
  const kept = await change(async (store, counts) => {
    const counted = async () => {
      const count = await store.count(ofMatch(match));
      await counts.put({ ...match, count });
      return count;
    };
    // All at once, so that the refusal of any of them is the answer.
    const put = events.map(async (event) => store.put(recordOf(event, match)));
    const [count] = await Promise.all([counted(), ...put]);
    return count;
  });
  tellChange({ ...match, change: 'added' });
  return kept;
}

/** Puts the events of whole matches in the place of what is kept of them, all or nothing. */
export async function replaceMatches(
  log: string,
  matches: ReadonlyMap<string, readonly SheetEvent[]>,
): Promise<void> {
  await change((store, counts) =>
    Promise.all(
      [...matches].flatMap(([fixture, events]): Promise<unknown>[] => {
        const match = { log, fixture };
        return [
          store.delete(ofMatch(match)),
          ...events.map((event) => store.put(recordOf(event, match))),
          counts.put({ ...match, count: events.length }),
        ];
      }),
    ),
  );
  for (const fixture of matches.keys()) tellChange({ log, fixture, change: 'replaced' });
}

export async function eventsOfMatch(match: MatchKey): Promise<KeptMatch> {
  return withDatabase(async (database) => read(await database.getAll('events', ofMatch(match))));
}

/** Everything that is kept of a tournament, by its fixtures. */
export async function eventsOfLog(log: string): Promise<ReadonlyMap<string, KeptMatch>> {
  const records = await withDatabase((database) => database.getAll('events', ofLog(log)));
  const matches = new Map<string, EventRecord[]>();
  for (const record of records) {
    const others = matches.get(record.fixture);
    if (others === undefined) matches.set(record.fixture, [record]);
    else others.push(record);
  }
  return new Map([...matches].map(([fixture, ofFixture]) => [fixture, read(ofFixture)]));
}

/** How many events are kept of each match. */
export async function countsOfLog(log: string): Promise<ReadonlyMap<string, number>> {
  const counts = await withDatabase((database) => database.getAll('counts', ofLog(log)));
  return new Map(counts.map(({ fixture, count }) => [fixture, count]));
}

/** Forgets the events of a whole tournament, or of one match of it. */
export async function forgetEvents(log: string, fixture?: string): Promise<void> {
  await change((store, counts) =>
    fixture === undefined
      ? Promise.all([store.delete(ofLog(log)), counts.delete(ofLog(log))])
      : Promise.all([
          store.delete(ofMatch({ log, fixture })),
          counts.delete(IDBKeyRange.only([log, fixture])),
        ]),
  );
  if (fixture !== undefined) tellChange({ log, fixture, change: 'replaced' });
}

/** One change of events and counts, on the disk once this resolves, or as if it had never been asked for. */
function change<T>(
  work: (events: Changeable<'events'>, counts: Changeable<'counts'>) => Promise<T>,
): Promise<T> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['events', 'counts'], 'readwrite', safe);
    const working = work(transaction.objectStore('events'), transaction.objectStore('counts'));
    const [answer] = await Promise.all([working, transaction.done]);
    return answer;
  });
}

function read(records: readonly EventRecord[]): KeptMatch {
  const events = records.map(eventOf).filter((event) => event !== null);
  return { events: mergeEvents(events, []), unread: records.length - events.length };
}

/** A list comes after every text in the order of keys: it ends what begins with the texts before it. */
function ofLog(log: string): IDBKeyRange {
  return IDBKeyRange.bound([log], [log, []]);
}

function ofMatch({ log, fixture }: MatchKey): IDBKeyRange {
  return IDBKeyRange.bound([log, fixture], [log, fixture, []]);
}
