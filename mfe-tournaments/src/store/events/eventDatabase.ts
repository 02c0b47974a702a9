import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SheetEvent } from '../../model/sheetEvent';
import { sheetEventSchema } from '../../model/tournamentSchema';
import * as v from '../../model/validation';

export interface EventDatabase extends DBSchema {
  events: { key: [log: string, fixture: string, id: string]; value: EventRecord };
  /** How many events each match has, to see which results are behind; `sent`: how many a back end has of them. */
  counts: {
    key: [log: string, fixture: string];
    value: MatchKey & { readonly count: number; readonly sent?: number };
  };
}

type Connection = IDBPDatabase<EventDatabase>;

/** A machine under load may take seconds to answer; some browsers never do. */
const answerLimitMs = 5000;

let opening: Promise<Connection> | undefined;

/** Rejects when a database has not answered after five seconds; a later answer still takes effect. */
export async function withTimeout<T>(work: () => Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The database does not answer.')), answerLimitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(limit);
  }
}

/** Runs the work, on a new connection if the last one was closed. Rejects without a database, room or an answer. */
export function withDatabase<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  return withTimeout(() => attempt(work));
}

async function attempt<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  const before = opening;
  try {
    return await work(await open());
  } catch (fault) {
    opening = undefined;
    // A connection of before may have been closed behind our back, by a cleared storage for one.
    if (before === undefined) throw fault;
    // Otherwise each refused write would leave another connection open until the page is closed.
    void before.then(
      (database) => database.close(),
      () => undefined,
    );
    return work(await open());
  }
}

function open(): Promise<Connection> {
  opening ??= openDB<EventDatabase>('jorkyball-tournaments', 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: ['log', 'fixture', 'id'] });
      database.createObjectStore('counts', { keyPath: ['log', 'fixture'] });
    },
    // This tab must not block a tab of a later release, or one that deletes the database.
    blocking: (_current, _blocked, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

/** A match, as its events are kept: by the log of its tournament (`logOf`) and the identifier of its fixture. */
export type MatchKey = { readonly log: string; readonly fixture: string };

/** A stored event. Its kind contains the version of its shape: a release leaves a kind that it cannot read unchanged. */
export type EventRecord = MatchKey & {
  readonly id: string;
  readonly kind: `${SheetEvent['kind']}-v1`;
  readonly [matter: string]: unknown;
};

export function recordOf(event: SheetEvent, { log, fixture }: MatchKey): EventRecord {
  return { ...event, kind: `${event.kind}-v1`, log, fixture };
}

/** The event of a record; null for one that this release cannot read, which stays stored. */
export function eventOf({ log: _log, fixture: _fixture, kind, ...matter }: EventRecord): SheetEvent | null {
  const migrated = { ...matter, kind: String(kind).replace(/-v1$/, '') };
  const parsed = v.safeParse(sheetEventSchema, String(kind).endsWith('-v1') ? migrated : undefined);
  return parsed.success ? parsed.output : null;
}
