import { isUnderWay } from '../competition/shownStatus';
import { minuteOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { DayPlan, Fixture, Tournament } from '../model/tournament';
import { plannedMatchesLeft, planOfNow } from './planOfNow';

export type UnderWay = { readonly fixture: Fixture; readonly court: number | null };

/** The matches under way, and those `held` after their end, by their courts; those without one come last. */
export function underWay(tournament: Tournament, now: Date, held?: ReadonlyMap<string, unknown>): UnderWay[] {
  const plans = [...plansOf(tournament), planOfNow(tournament, now)];
  const placements = plans.flatMap((day) => day?.placements ?? []);
  const courts = new Map(placements.map(({ fixture, court }) => [fixture, court]));
  return tournament.fixtures
    .filter((fixture) => isUnderWay(fixture, now) || held?.has(fixture.id))
    .map((fixture) => ({ fixture, court: courts.get(fixture.id) ?? null }))
    .sort((a, b) => (a.court ?? Number.MAX_SAFE_INTEGER) - (b.court ?? Number.MAX_SAFE_INTEGER));
}

/** Courts with more than one current match, and their number: a scorer opened the wrong sheet. */
export function crowdedCourts(matches: readonly UnderWay[]): { court: number; matches: number }[] {
  const counts = new Map<number, number>();
  for (const { court } of matches) if (court !== null) counts.set(court, (counts.get(court) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([court, count]) => ({ court, matches: count }));
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
    const end = startMinuteOf(fixture, day, minute) + day.matchMinutes;
    const expected = end > minute ? end : minute + overrunMinutes;
    free.set(court, Math.max(expected, free.get(court) ?? expected));
  }
  return free;
}

/** The minute of the day at which a match under way began: by its sheet, or else as planned. */
export function startMinuteOf({ id, times }: Fixture, { date, placements }: DayPlan, minute: number): number {
  if (times?.startedAt !== undefined) return minuteOf(date, new Date(times.startedAt));
  return placements.find(({ fixture }) => fixture === id)?.at ?? minute;
}
