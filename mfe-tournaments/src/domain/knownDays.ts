import type { Tournament } from './tournament';

type Known = Pick<Tournament, 'date'> & Partial<Pick<Tournament, 'day' | 'fixtures'>>;

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
const dayMs = 86_400_000;

/**
 * The days (`yyyy-MM-dd`) that are known of a tournament, the first one first: its own, the planned one, those to which a
 * match was put off, those on which one was played.
 */
export function knownDays({ date, day, fixtures = [] }: Known): readonly string[] {
  const ofMatches = fixtures.flatMap(({ times, postponed }) => [
    times?.startedAt?.slice(0, 10),
    times?.endedAt?.slice(0, 10),
    postponed?.to?.day,
  ]);
  return [date, day?.date, ...ofMatches].filter((each) => each !== undefined).sort();
}

/** Whether a tournament with this last known day may still continue. */
export function mayFollow(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) <= patienceDays * dayMs;
}
