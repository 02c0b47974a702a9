import { logOf, type Tournament } from '../model/tournament';
import { publishSheets } from '../scoring/publishSheet';
import type { TournamentWriting } from './createTournamentRepository';
import { keepMatches } from './events/matchEvents';
import { loadSharing } from './loadSharing';
import { findTournament, forgetJournals, forgetLog, noTrash, type Outcome, type Wishes } from './replacing';
import { newName } from './stamps';
import { tournaments } from './tournaments';
import { keepInTrash, takeOut } from './trash/trash';

/** Takes a tournament from a file, with its logs, in the place of the one with its identifier. */
export async function importTournament(
  file: Tournament,
  { forGood = false }: Wishes = {},
): Promise<Outcome<TournamentWriting<Tournament>>> {
  await findTournament(file.id);
  const before = await tournaments.record(file.id).read();
  const undo = before && !forGood ? await keepInTrash(before, 'import-replaced') : undefined;
  if (undo === null && before !== null) return noTrash;
  const log = newName();
  const logs = new Map(
    file.fixtures.flatMap(({ id, events = [] }) => (events.length > 0 ? [[id, events]] : [])),
  );
  // Without an event store, the events stay in the record, from which a later write can store them.
  const isKept = await keepMatches(log, logs).then(
    () => true,
    () => false,
  );
  const fixtures = file.fixtures.map(({ published: _count, ...fixture }) => fixture);
  const record = { ...file, fixtures, log };
  const sheets = new Map(
    [...logs].map(([id, events]) => [id, { events, unkept: isKept ? [] : events }] as const),
  );
  const saved = await tournaments.save(publishSheets(record, sheets));
  if (!saved.ok) {
    await forgetLog(log);
    if (undo) await takeOut(undo);
    return saved;
  }
  if (!undo) await forgetLog(before && logOf(before));
  forgetJournals(file.id);
  return { ...saved, undo: undo ?? undefined };
}

/** Deletes a tournament; its logs stay with it in the trash, those included that only the back end had. */
export async function deleteTournament(
  id: string,
  { forGood = false }: Wishes = {},
): Promise<Outcome<TournamentWriting<void>>> {
  // The trash needs a local copy of the record.
  await findTournament(id);
  const record = await tournaments.record(id).read();
  const undo = record && !forGood ? await keepInTrash(record, 'tournament-deleted') : undefined;
  if (undo === null && record !== null) return noTrash;
  const brought = undo && (await (await loadSharing())?.bringSheets(undo.tournament));
  if (undo && brought?.ok === false) {
    await takeOut(undo);
    return brought;
  }
  const removed = await tournaments.delete(id);
  if (!removed.ok) {
    if (undo) await takeOut(undo);
    return removed;
  }
  if (!undo) await forgetLog(record === null ? id : logOf(record));
  forgetJournals(id);
  return { ...removed, undo: undo ?? undefined };
}
