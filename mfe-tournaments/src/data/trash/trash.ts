import { createStore } from 'shared-kernel';
import { logOf, type Tournament } from '../../domain/tournament';
import { forgetEvents } from '../match-events/matchEvents';
import { newName } from '../match-events/newName';
import { tournaments } from '../tournaments';
import { withTrash } from './trashDatabase';
import { type TrashCause, type TrashEntry, trashEntryOf, trashRecordOf } from './trashEntry';

/** How long everything stays for certain. */
export const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60_000;
/**
 * Above this number the oldest expired entries are removed. The clock alone does not decide, because a clock set wrong
 * for a day would empty the trash.
 */
const mostEntries = 100;

/** How often this page has put something into the trash or taken something out. */
export const trashChanges = createStore(() => 0);

function countChange() {
  trashChanges.setState((count) => count + 1);
}

/** Stores a copy of a tournament before a removal; null if it cannot be stored. */
export async function keepInTrash(
  tournament: Tournament,
  cause: TrashCause,
  team?: string,
): Promise<TrashEntry | null> {
  const at = new Date().toISOString();
  const entry: TrashEntry = { id: newName(), cause, at, tournament, ...(team !== undefined && { team }) };
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

/** Removes an entry whose tournament was restored. */
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
