import { isUnderWay } from '../competition/shownStatus';
import { minuteAt, minuteOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { DayPlan, Fixture, Tournament } from '../model/tournament';
import { endOf, isToBePlayed, type PlannedMatch, plannedMatches } from './dayPlan';
import { withPlayoffs } from './playoffsOfDay';

export type UnderWay = { readonly fixture: Fixture; readonly court: number | null };

/** The matches under way, by their courts; those without one come last. */
export function underWay(tournament: Tournament, now: Date): UnderWay[] {
  const plans = [...plansOf(tournament), planOfNow(tournament, now)];
  const placements = plans.flatMap((day) => day?.placements ?? []);
  const courts = new Map(placements.map(({ fixture, court }) => [fixture, court]));
  return tournament.fixtures
    .filter((fixture) => isUnderWay(fixture, now))
    .map((fixture) => ({ fixture, court: courts.get(fixture.id) ?? null }))
    .sort((a, b) => (a.court ?? Number.MAX_SAFE_INTEGER) - (b.court ?? Number.MAX_SAFE_INTEGER));
}

/** Courts with more than one current match, and their number: a scorer opened the wrong sheet. */
export function crowdedCourts(matches: readonly UnderWay[]): { court: number; matches: number }[] {
  const counts = new Map<number, number>();
  for (const { court } of matches) if (court !== null) counts.set(court, (counts.get(court) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([court, count]) => ({ court, matches: count }));
}

/** The remaining placements of the plan, by time and court. */
export function plannedMatchesLeft({ fixtures }: Tournament, { date, placements }: DayPlan): PlannedMatch[] {
  return plannedMatches(fixtures, placements)
    .filter(({ fixture }) => isToBePlayed(fixture, date))
    .sort((a, b) => a.at - b.at || a.court - b.court);
}

/**
 * The present plan, with the playoffs drawn since. It holds from midnight until its end, even past the next midnight; the
 * day before comes first as long as it has matches left.
 */
export function planOfNow(tournament: Tournament, now: Date): DayPlan | null {
  const holding = plansOf(tournament)
    .filter(({ date }) => minuteOf(date, now) >= 0)
    .map((day) => withPlayoffs(tournament, day))
    .filter((day) => {
      const end = Math.max(minuteAt(day.date, '00:00', 1), endOf(day.placements, day));
      return minuteOf(day.date, now) < end || isStillPlayed(tournament, day, now);
    });
  return holding.find((day) => plannedMatchesLeft(tournament, day).length > 0) ?? holding.at(-1) ?? null;
}

/** The plan to show: the present one, else the next one, else the last one. */
export function planToShow(tournament: Tournament, now: Date): DayPlan | null {
  const plans = plansOf(tournament);
  const next = plans.find(({ date }) => minuteOf(date, now) < 0);
  return planOfNow(tournament, now) ?? next ?? plans.at(-1) ?? null;
}

/** So long after its last match a court has no waiting team any more. */
const patienceMs = 2 * 60 * 60_000;

/** Whether a match of the plan is under way, or has just ended while others wait. */
function isStillPlayed(tournament: Tournament, day: DayPlan, now: Date): boolean {
  const isRecent = (instant: string | undefined) => {
    const ago = now.getTime() - Date.parse(instant ?? '');
    return ago >= 0 && ago <= patienceMs;
  };
  return (
    plannedMatchesLeft(tournament, day).length > 0 &&
    plannedMatches(tournament.fixtures, day.placements).some(({ fixture }) =>
      fixture.status === 'inprogress' ? isUnderWay(fixture, now) : isRecent(fixture.times?.endedAt),
    )
  );
}

/** Whether a day runs: a match is under way, or matches of today's plan are left. */
export function isDayRunning(tournament: Tournament, now: Date): boolean {
  if (tournament.fixtures.some((fixture) => isUnderWay(fixture, now))) return true;
  const day = planOfNow(tournament, now);
  return day !== null && plannedMatchesLeft(tournament, day).length > 0;
}

/** The minute at which the match on each court ends: after the usual time, or, if that is past, in `overrunMinutes`. */
export function courtsFreeAt(tournament: Tournament, day: DayPlan, now: Date, overrunMinutes = 0) {
  const minute = minuteOf(day.date, now);
  const free = new Map<number, number>();
  for (const { fixture, court } of underWay(tournament, now)) {
    if (court === null) continue;
    const end = began(fixture, day, minute) + day.matchMinutes;
    const expected = end > minute ? end : minute + overrunMinutes;
    free.set(court, Math.max(expected, free.get(court) ?? expected));
  }
  return free;
}

/** The minute of the day at which a match under way began: by its sheet, or else as planned. */
export function began({ id, times }: Fixture, { date, placements }: DayPlan, minute: number): number {
  if (times?.startedAt !== undefined) return minuteOf(date, new Date(times.startedAt));
  return placements.find(({ fixture }) => fixture === id)?.at ?? minute;
}
