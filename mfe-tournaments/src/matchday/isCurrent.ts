import { centreDay } from 'shared-kernel/time';
import type { Tournament } from '../model/tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'days'>;

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
const dayMs = 86_400_000;

/**
 * Whether the remaining rounds of a tournament may still be played: a match is in progress, or its last known day is at
 * most thirty days past. `today` and days are `yyyy-MM-dd`.
 */
export function isCurrent(tournament: Entries, today: string): boolean {
  if (tournament.fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays(tournament).at(-1) ?? tournament.date, today);
}

/** The known days of a tournament in order: its own, the planned ones, those of postponed and of played matches. */
export function knownDays({
  date,
  days = {},
  fixtures = [],
}: Pick<Tournament, 'date'> & Partial<Entries>): readonly string[] {
  const ofMatches = fixtures.flatMap(({ times, postponed }) => {
    const played = [times?.startedAt, times?.endedAt].map(
      (instant) => instant && centreDay(new Date(instant)),
    );
    return [...played, postponed?.to?.day];
  });
  return [date, ...Object.keys(days), ...ofMatches].filter((each) => each !== undefined).sort();
}

/** Whether a tournament with this last known day may still continue. */
export function mayFollow(day: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(day)) / dayMs <= patienceDays;
}
