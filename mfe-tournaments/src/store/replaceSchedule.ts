import { regenerateSchedule, type ScheduleOutcome } from '../competition/schedule/regenerateSchedule';
import type { TournamentUpdate } from './createTournamentRepository';
import { type Outcome, type ReplaceOptions, replaceMatches } from './replacing';
import { newId } from './stamps';
import { tournaments } from './tournaments';

type Replaced = TournamentUpdate | { readonly ok: false; readonly refusal: { readonly kind: 'no-schedule' } };

/** Replaces the schedule of a tournament as it is now; every sheet goes. */
export async function replaceSchedule(
  id: string,
  options: ReplaceOptions = {},
): Promise<{ readonly outcome: ScheduleOutcome | undefined; readonly saved: Outcome<Replaced> }> {
  let outcome: ScheduleOutcome | undefined;
  const before = await tournaments.record(id).read();
  const lost = before !== null && before.fixtures.length > 0 ? before : null;
  const saved = await replaceMatches<Replaced>(id, lost, 'schedule-replaced', options, async () => {
    const update = await tournaments.update(
      id,
      (current) => {
        outcome = regenerateSchedule(current, Date.now().toString(36));
        return outcome.ok ? { ...outcome.tournament, log: newId() } : current;
      },
      { confirmed: 'all' },
    );
    return outcome?.ok === false ? { ok: false, refusal: { kind: 'no-schedule' } } : update;
  });
  return { outcome, saved };
}
