import { centreDay } from 'shared-kernel/time';
import type { Tournament } from '../model/tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'days'>;

/**
 * Whether the remaining rounds of a tournament may still be played: a match is in progress, or its last known day is at
 * most thirty days past. Known days are its own, the planned ones, postponed and played ones. `today` and days are
 * `yyyy-MM-dd`.
 */
export function isCurrent({ fixtures, date, days }: Entries, today: string): boolean {
  if (fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays({ fixtures, date, days }).at(-1) ?? date, today);
}

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
