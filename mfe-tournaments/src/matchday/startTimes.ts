import { shownStatus } from '../competition/shownStatus';
import type { DayPlan, Fixture } from '../model/tournament';

/** When matches may be played. */
export type Rhythm = Pick<DayPlan, 'matchMinutes' | 'pauses'>;

/** The first minute from `at` on at which a match can begin that no pause interrupts. */
export function nextStart(at: number, rhythm: Rhythm): number {
  const end = rhythm.pauses.reduce(
    (latest, pause) =>
      meets(at, rhythm.matchMinutes, pause) ? Math.max(latest, pause.from + pause.minutes) : latest,
    at,
  );
  return end === at ? at : nextStart(end, rhythm);
}

/** Whether a match that begins at this minute would go over the pause. */
export function meets(at: number, matchMinutes: number, pause: DayPlan['pauses'][number]): boolean {
  return at < pause.from + pause.minutes && at + matchMinutes > pause.from;
}

/**
 * Whether a match waits for a court on a day (yyyy-MM-dd): not begun or interrupted, decided by no ruling, and not
 * postponed, unless to that very day.
 */
export function isToBePlayed(fixture: Fixture, date: string | null): boolean {
  const { ruling, postponed } = fixture;
  if (shownStatus(fixture) !== 'pending' || ruling !== undefined) return false;
  return postponed === undefined || (postponed.to !== null && postponed.to.day === date);
}
