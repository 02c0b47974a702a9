import { regenerateSchedule, type ScheduleOutcome } from '../competition/schedule/regenerateSchedule';
import { logOf } from '../model/tournament';
import type { TournamentUpdate } from './createTournamentRepository';
import { forgetJournals, forgetLog, noTrash, type Outcome, type Wishes } from './replacing';
import { newName } from './stamps';
import { tournaments } from './tournaments';
import { keepInTrash, takeOut } from './trash/trash';

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
  if (!undo) await forgetLog(former);
  forgetJournals(tournamentId);
  return { outcome, saved: { ...saved, undo } };
}
