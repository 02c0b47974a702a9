import type { WriteResult } from 'shared-kernel';
import { publishSheets } from '../domain/match-sheet/publishSheet';
import { regenerateSchedule, type ScheduleOutcome } from '../domain/schedule/regenerateSchedule';
import { logOf, type Tournament } from '../domain/tournament';
import type { TournamentUpdate } from './createTournamentRepository';
import { formerJournals, removeJournal } from './formerJournals';
import { eventsOfLog, forgetEvents, keepMatches } from './match-events/matchEvents';
import { newName } from './match-events/newName';
import { tournaments } from './tournaments';

/*
 * A log is never emptied under the record that names it. What replaces a tournament's matches writes a new log first,
 * then the record that names it, then forgets the old one: whatever is killed on the way, record and log agree.
 */

/** Takes a tournament from a file, with its logs, in the place of the one with its identifier. */
export async function importTournament(file: Tournament): Promise<WriteResult<Tournament>> {
  const before = await tournaments.record(file.id).read();
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
  await forget(saved.ok ? before && logOf(before) : log);
  if (saved.ok) forgetJournals(file.id);
  return saved;
}

/** Replaces the schedule of a tournament as it is now; every sheet goes. */
export async function replaceSchedule(
  tournamentId: string,
): Promise<{ readonly outcome: ScheduleOutcome | undefined; readonly saved: TournamentUpdate }> {
  let outcome: ScheduleOutcome | undefined;
  let former: string | undefined;
  const saved = await tournaments.update(
    tournamentId,
    (current) => {
      outcome = regenerateSchedule(current, Date.now().toString(36));
      former = logOf(current);
      return outcome.ok ? { ...outcome.tournament, log: newName() } : current;
    },
    { confirmed: 'all' },
  );
  if (saved.ok && outcome?.ok) {
    await forget(former);
    forgetJournals(tournamentId);
  }
  return { outcome, saved };
}

/** Deletes a tournament with its logs. */
export async function deleteTournament(id: string): Promise<WriteResult<void>> {
  const record = await tournaments.record(id).read();
  const removed = await tournaments.delete(id);
  if (removed.ok) {
    await forget(record === null ? id : logOf(record));
    forgetJournals(id);
  }
  return removed;
}

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
