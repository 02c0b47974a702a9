import { centreDay } from 'shared-kernel/time';
import type { Tournament } from './tournament';

type Known = Pick<Tournament, 'date'> & Partial<Pick<Tournament, 'days' | 'fixtures'>>;

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
const dayMs = 86_400_000;

/**
 * The days (`yyyy-MM-dd`) that are known of a tournament, the first one first: its own, the planned ones, those to which a
 * match was put off, those on which one was played.
 */
export function knownDays({ date, days = {}, fixtures = [] }: Known): readonly string[] {
  const ofMatches = fixtures.flatMap(({ times, postponed }) => [
    dayOf(times?.startedAt),
    dayOf(times?.endedAt),
    postponed?.to?.day,
  ]);
  return [date, ...Object.keys(days), ...ofMatches].filter((each) => each !== undefined).sort();
}

/** The day at the centre of an ISO instant. */
function dayOf(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : centreDay(new Date(instant));
}

/** Whether a tournament with this last known day may still continue. */
export function mayFollow(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) <= patienceDays * dayMs;
}
