import { tellEverybody } from '../store/events/eventChannel';
import { type EventRecord, type MatchKey, withDatabase } from '../store/events/eventDatabase';

/** Records that a back end has all events of a match, unless their number is no longer `count`. */
export async function markSent({ log, fixture }: MatchKey, count: number): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('counts', 'readwrite');
    const known = await store.get([log, fixture]);
    if (known?.count === count && known.sent !== count) await store.put({ ...known, sent: count });
    await done;
  });
}

/** The matches of a log, by their fixtures, of which a back end may not have everything. */
export async function unsentOfLog(log: string): Promise<readonly string[]> {
  const counts = await withDatabase((database) => database.getAll('counts', ofLog(log)));
  return counts.filter(({ count, sent }) => count > 0 && sent !== count).map(({ fixture }) => fixture);
}

/** The matches of all logs of which a back end may not have everything, and how many events of each. */
export async function unsentMatches(): Promise<readonly (MatchKey & { readonly unsent: number })[]> {
  const counts = await withDatabase((database) => database.getAll('counts'));
  return counts.flatMap(({ log, fixture, count, sent = 0 }) =>
    count > sent ? [{ log, fixture, unsent: count - sent }] : [],
  );
}

/** Marks a log's events as unsent, because its tournament is a new one at the back end. */
export async function forgetSent(log: string): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('counts', 'readwrite');
    for (const { sent: _sent, ...known } of await store.getAll(ofLog(log))) await store.put(known);
    await done;
  });
}

/** Stores events of a later release unchanged, because this release cannot read them. */
export async function keepUnread(match: MatchKey, events: readonly { readonly id: string }[]): Promise<void> {
  const { log, fixture } = match;
  await withDatabase(async (database) => {
    const transaction = database.transaction(['events', 'counts'], 'readwrite');
    const kept = transaction.objectStore('events');
    for (const event of events) await kept.put({ ...event, ...match } as EventRecord);
    const count = await kept.count(IDBKeyRange.bound([log, fixture], [log, fixture, []]));
    await transaction.objectStore('counts').put({ ...match, count });
    await transaction.done;
  });
  tellEverybody({ ...match, change: 'added' });
}

function ofLog(log: string): IDBKeyRange {
  return IDBKeyRange.bound([log], [log, []]);
}
