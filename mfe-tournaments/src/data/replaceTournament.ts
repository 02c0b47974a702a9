import { publishSheets } from '../domain/match-sheet/publishSheet';
import { regenerateSchedule, type ScheduleOutcome } from '../domain/schedule/regenerateSchedule';
import { logOf, type Tournament } from '../domain/tournament';
import type { TournamentUpdate, TournamentWriting } from './createTournamentRepository';
import { findTournament } from './findTournament';
import { formerJournals, removeJournal } from './formerJournals';
import { eventsOfLog, forgetEvents, keepMatches } from './match-events/matchEvents';
import { newName } from './match-events/newName';
import { tournaments } from './tournaments';
import { keepInTrash, takeOut } from './trash/trash';
import type { TrashEntry } from './trash/trashEntry';

/*
 * A log is never emptied under the record that names it. What replaces a tournament's matches puts the tournament as it
 * was into the trash, writes a new log, then the record that names it; the old log stays with what is in the trash.
 * Whatever is killed on the way, record and log agree. Where nothing can be put into the trash, nothing is replaced,
 * unless the organiser was asked and wants it all the same (`forGood`).
 */

/** The trash does not take it: to be asked for. */
type NoTrash = { readonly kind: 'no-trash' };
type Undoable<T> = Extract<T, { readonly ok: true }> & {
  /** What brings it back; none where nothing was there, or where it was taken away for good. */
  readonly undo?: TrashEntry | undefined;
};
type Outcome<T extends { readonly ok: boolean }> =
  | Undoable<T>
  | Extract<T, { readonly ok: false }>
  | { readonly ok: false; readonly refusal: NoTrash };

type Wishes = { readonly forGood?: boolean };

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
  // Where there is no event store, the events stay in the record, which is their way there on a better day.
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
    await forget(log);
    if (undo) await takeOut(undo);
    return saved;
  }
  if (!undo) await forget(before && logOf(before));
  forgetJournals(file.id);
  return { ...saved, undo: undo ?? undefined };
}

/** Replaces the schedule of a tournament as it is now; every sheet goes. */
export async function replaceSchedule(
  tournamentId: string,
  { forGood = false }: Wishes = {},
): Promise<{
  readonly outcome: ScheduleOutcome | undefined;
  readonly saved: Outcome<TournamentUpdate>;
}> {
  let outcome: ScheduleOutcome | undefined;
  let former: string | undefined;
  const before = await tournaments.record(tournamentId).read();
  const hasMatches = before !== null && before.fixtures.length > 0;
  const undo = hasMatches && !forGood ? await keepInTrash(before, 'schedule-replaced') : undefined;
  if (undo === null) return { outcome, saved: noTrash };
  const saved = await tournaments.update(
    tournamentId,
    (current) => {
      outcome = regenerateSchedule(current, Date.now().toString(36));
      former = logOf(current);
      return outcome.ok ? { ...outcome.tournament, log: newName() } : current;
    },
    { confirmed: 'all' },
  );
  if (!saved.ok || !outcome?.ok) {
    if (undo) await takeOut(undo);
    return { outcome, saved };
  }
  if (!undo) await forget(former);
  forgetJournals(tournamentId);
  return { outcome, saved: { ...saved, undo } };
}

/** Deletes a tournament; its logs stay with it in the trash. */
export async function deleteTournament(
  id: string,
  { forGood = false }: Wishes = {},
): Promise<Outcome<TournamentWriting<void>>> {
  // What goes into the trash has to be here.
  await findTournament(id);
  const record = await tournaments.record(id).read();
  const undo = record && !forGood ? await keepInTrash(record, 'tournament-deleted') : undefined;
  if (undo === null && record !== null) return noTrash;
  const removed = await tournaments.delete(id);
  if (!removed.ok) {
    if (undo) await takeOut(undo);
    return removed;
  }
  if (!undo) await forget(record === null ? id : logOf(record));
  forgetJournals(id);
  return { ...removed, undo: undo ?? undefined };
}

const noTrash = { ok: false, refusal: { kind: 'no-trash' } } as const;

/**
 * A tournament with the logs of its matches, as a file carries it. Where the event store does not answer, it is not
 * whole: results have their sheets all the same, but nobody can go back in them event by event.
 */
export async function withLogs(
  tournament: Tournament,
): Promise<{ readonly tournament: Tournament; readonly isWhole: boolean }> {
  const kept = await eventsOfLog(logOf(tournament)).catch(() => undefined);
  const { log: _log, ...record } = tournament;
  // What is told of the events is told again of them where they arrive.
  const fixtures = tournament.fixtures.map(({ published: _count, times: _times, ...fixture }) => {
    const events = kept?.get(fixture.id)?.events ?? fixture.events;
    return events === undefined ? fixture : { ...fixture, events };
  });
  const isWhole = kept !== undefined || tournament.fixtures.every(({ published }) => published === undefined);
  return { tournament: { ...record, fixtures }, isWhole };
}

/** A log that stays behind costs its room only: nothing names it any more. */
async function forget(log: string | null | undefined): Promise<void> {
  if (log) await forgetEvents(log).catch(() => undefined);
}

/** What an earlier release kept beside the record goes with the matches that it belonged to. */
function forgetJournals(tournamentId: string): void {
  for (const journal of formerJournals(tournamentId).values()) removeJournal(journal);
}
