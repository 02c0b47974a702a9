import type { DayPlan } from '../tournament';

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
