import { centreDay } from 'shared-kernel/time';
import type { Tournament } from '../model/tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'days'>;

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
/** A device's clock may be wrong by so much, and a tournament may begin before midnight. */
const aheadDays = 1;
const dayMs = 86_400_000;

/**
 * Whether the remaining rounds of a tournament may still be played: a match is in progress, or its last known day is at
 * most thirty days past. `today` and days are `yyyy-MM-dd`.
 */
export function isCurrent(tournament: Entries, today: string): boolean {
  if (tournament.fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays(tournament).at(-1) ?? tournament.date, today);
}

/** Whether the next goal of a tournament may fall any moment: it is not over, and begins tomorrow at the latest. */
export function mayGoOn(tournament: Entries, today: string): boolean {
  const isLeft = tournament.fixtures.some(({ status }) => status !== 'finished');
  return isLeft && daysUntil(tournament.date, today) <= aheadDays && isCurrent(tournament, today);
}

/** The same of a line in a list, which says less. */
export function mayGoOnAsListed({ date }: Pick<Tournament, 'date'>, today: string): boolean {
  return daysUntil(date, today) <= aheadDays && mayFollow(date, today);
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
  return -daysUntil(day, today) <= patienceDays;
}

function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}
