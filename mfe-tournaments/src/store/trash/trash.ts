import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore, readRecord } from 'shared-kernel';
import { identifier, moment, shortText } from '../../model/limits';
import { type Fixture, logOf, type Tournament } from '../../model/tournament';
import { record } from '../../model/tournamentSchema';
import { tournamentShape } from '../../model/tournamentShape';
import * as v from '../../model/validation';
import { eventsFromDetails } from '../../scoring/eventsFromDetails';
import { withTimeout } from '../events/eventDatabase';
import { changeMatch, countsOfLog, forgetEvents } from '../events/logEvents';
import { newId } from '../stamps';
import { tournaments } from '../tournaments';

const entrySchema = record({
  id: identifier,
  /** The action that put the entry into the trash; `restored-over` is a restore of another one. */
  cause: v.picklist([
    'tournament-deleted',
    'schedule-replaced',
    'import-replaced',
    'team-removed',
    'restored-over',
  ]),
  at: moment,
  team: v.optional(shortText),
});

/** A tournament as it was before something was taken away; its sheets lie under its log. */
export type TrashEntry = v.InferOutput<typeof entrySchema> & { readonly tournament: Tournament };
export type TrashCause = TrashEntry['cause'];

/** The entry in the database: the record in its stored shape, for later releases. */
type TrashRecord = Pick<TrashEntry, 'id'> & { readonly cause: string; readonly record: unknown };

export function trashRecordOf({ tournament, ...entry }: TrashEntry): TrashRecord {
  return { ...entry, record: { ...tournament, version: tournamentShape.version } };
}

/** Null for an entry that this release cannot read, which stays stored. */
export function trashEntryOf(stored: TrashRecord): TrashEntry | null {
  const entry = v.safeParse(entrySchema, stored);
  const { value, isNewer } = readRecord(stored.record, tournamentShape);
  if (!entry.success || value === undefined || isNewer) return null;
  const { id, cause, at, team } = entry.output;
  return { id, cause, at, tournament: value, ...(team !== undefined && { team }) };
}

/** How long everything stays for certain. */
export const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60_000;
/** The oldest entries above this number expire. A clock set wrong for a day alone must not empty the trash. */
const mostEntries = 100;

/** How often this page has put something into the trash or taken something out. */
export const trashChanges = createStore(() => 0);

function countChange() {
  trashChanges.setState((count) => count + 1);
}

/** Stores a copy of a tournament before a removal; null if it cannot be stored. */
export async function keepInTrash(tournament: Tournament, cause: TrashCause, team?: string) {
  const at = new Date().toISOString();
  const entry: TrashEntry = { id: newId(), cause, at, tournament, ...(team !== undefined && { team }) };
  try {
    // It is on the disk before any removal: a browser killed in between loses neither.
    await withTrash(async (database) => {
      const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.add(trashRecordOf(entry)), transaction.done]);
    });
  } catch {
    return null;
  }
  countChange();
  return entry;
}

/** The entries of the trash, the latest first. Rejects if the database cannot be read. */
export async function trashEntries(): Promise<readonly TrashEntry[]> {
  const records = await withTrash((database) => database.getAll('entries'));
  const entries = records.map(trashEntryOf).filter((entry) => entry !== null);
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Removes an entry, and its sheets if no other entry names them. */
export async function discard(entry: TrashEntry): Promise<void> {
  await withTrash((database) => database.delete('entries', entry.id));
  await forgetUnnamed(logOf(entry.tournament), entry.tournament.id);
  countChange();
}

export async function takeOut(entry: TrashEntry): Promise<void> {
  await withTrash((database) => database.delete('entries', entry.id)).catch(() => undefined);
  countChange();
}

/** Makes room: permanently deletes entries beyond the limit that are older than the promised days. */
export async function tidyTrash(): Promise<void> {
  const entries = await trashEntries();
  const expired = entries.slice(mostEntries).filter(({ at }) => Date.now() - Date.parse(at) > keptMs);
  for (const entry of expired) await discard(entry);
}

async function forgetUnnamed(log: string, tournamentId: string): Promise<void> {
  const record = await tournaments.record(tournamentId).read();
  if (record !== null && logOf(record) === log) return;
  const others = await trashEntries();
  if (others.some(({ tournament }) => logOf(tournament) === log)) return;
  await forgetEvents(log).catch(() => undefined);
}

/** A database of its own: tabs of other releases would block a new store in that of the match events. */
interface TrashDatabase extends DBSchema {
  entries: { key: string; value: TrashRecord };
}

/** Does the work on a connection and then closes it. Rejects without a database, room or an answer. */
function withTrash<T>(work: (database: IDBPDatabase<TrashDatabase>) => Promise<T>): Promise<T> {
  return withTimeout(async () => {
    const database = await openDB<TrashDatabase>('jorkyball-trash', 1, {
      upgrade(created) {
        created.createObjectStore('entries', { keyPath: 'id' });
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });
}

/** Restores a tournament with its sheets. The present state goes to the trash first, so that a restore can be undone. */
export async function restore(entry: TrashEntry) {
  const { tournament } = entry;
  const now = await tournaments.record(tournament.id).read();
  const present = now && (await keepInTrash(now, 'restored-over'));
  if (now !== null && present === null) return { ok: false, refusal: { kind: 'no-trash' } } as const;
  const log = logOf(tournament);
  const fixtures = now === null ? await withStandIns(tournament) : tournament.fixtures;
  const saved = await tournaments.save({ ...tournament, fixtures, log });
  if (!saved.ok) {
    if (present) await takeOut(present);
    return saved;
  }
  await takeOut(entry);
  // The page may already have updated the earlier state. Without this code, the tournament's own page does it.
  await import(/* webpackChunkName: "tournaments-catch-up" */ '../catchUp').then(
    ({ catchUp }) => catchUp(tournament.id, entry.id),
    () => undefined,
  );
  return saved;
}

/**
 * A result can be made of more events than this device has: a back end has deleted the others with the tournament. Then a
 * correction would count as incomplete, so events derived from the sheet take the place of the part.
 */
async function withStandIns(tournament: Tournament): Promise<readonly Fixture[]> {
  const log = logOf(tournament);
  const counts = await countsOfLog(log).catch(() => null);
  if (counts === null) return tournament.fixtures;
  return Promise.all(
    tournament.fixtures.map(async (fixture) => {
      const { id, result } = fixture;
      const { published = 0, ...others } = fixture;
      const count = counts.get(id) ?? 0;
      if (count >= published) return fixture;
      const standIns = result?.details ? eventsFromDetails(result.details) : [];
      if (count > 0) await changeMatch({ log, fixture: id }, () => standIns);
      return count > 0 ? { ...others, published: standIns.length } : others;
    }),
  );
}
