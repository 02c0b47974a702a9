import type { DayPlan, Fixture, Placement, Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { isToBePlayed } from './toBePlayed';

/** A match with its place in the plan. */
export type PlannedMatch = Omit<Placement, 'fixture'> & { readonly fixture: Fixture };
export type UnderWay = { readonly fixture: Fixture; readonly court: number | null };

/** The matches under way, by their courts; those without one come last. */
export function underWay({ fixtures, day }: Tournament): UnderWay[] {
  const courts = new Map(day?.placements.map(({ fixture, court }) => [fixture, court]));
  return fixtures
    .filter(({ status }) => status === 'inprogress')
    .map((fixture) => ({ fixture, court: courts.get(fixture.id) ?? null }))
    .sort((a, b) => (a.court ?? Number.MAX_SAFE_INTEGER) - (b.court ?? Number.MAX_SAFE_INTEGER));
}

/** What the plan still has to bring, by time and court. */
export function plannedMatchesLeft({ fixtures }: Tournament, { placements }: DayPlan): PlannedMatch[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return placements
    .flatMap(({ fixture: id, court, at }) => {
      const fixture = byId.get(id);
      return fixture !== undefined && isToBePlayed(fixture) ? [{ fixture, court, at }] : [];
    })
    .sort((a, b) => a.at - b.at || a.court - b.court);
}

/** The plan that holds now: from the midnight of its day until it is over, past the next midnight if it goes on so long. */
export function planOfNow({ day }: Pick<Tournament, 'day'>, now: Date): DayPlan | null {
  if (day === undefined) return null;
  const minute = minuteOf(day.date, now);
  const planned = day.placements.reduce((last, { at }) => Math.max(last, at), 0) + day.matchMinutes;
  return minute >= 0 && minute < Math.max(24 * 60, planned) ? day : null;
}

/** Whether a day runs: a match is under way, or matches of today's plan are left. */
export function isDayRunning(tournament: Tournament, now: Date): boolean {
  if (tournament.fixtures.some(({ status }) => status === 'inprogress')) return true;
  const day = planOfNow(tournament, now);
  return day !== null && plannedMatchesLeft(tournament, day).length > 0;
}

/** When the match under way on each court ends as things are (minutes of the day): never before the present minute. */
export function courtsFreeAt(tournament: Tournament, day: DayPlan, minute: number): Map<number, number> {
  const planned = new Map(day.placements.map(({ fixture, at }) => [fixture, at]));
  return new Map(
    underWay(tournament).flatMap(({ fixture: { id, times }, court }) => {
      if (court === null) return [];
      const began = times?.startedAt
        ? minuteOf(day.date, new Date(times.startedAt))
        : (planned.get(id) ?? minute);
      return [[court, Math.max(minute, began + day.matchMinutes)] as const];
    }),
  );
}
