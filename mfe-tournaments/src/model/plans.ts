import { byDate } from './dayClock';
import type { DayPlan, Tournament } from './tournament';

/** The planned days, in their order. */
export function plansOf({ days = {} }: Pick<Tournament, 'days'>): DayPlan[] {
  return Object.values(days).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The matches with a place in these plans, by their identifiers. */
export function placedIn(...days: readonly Pick<DayPlan, 'placements'>[]): Set<string> {
  return new Set(days.flatMap(({ placements }) => placements.map(({ fixture }) => fixture)));
}

/** The tournament with this plan of its day. Matches that have a place in it leave the other days. */
export function withPlan(tournament: Tournament, day: DayPlan): Tournament {
  const placed = placedIn(day);
  const others = plansOf(tournament).map((other) => withoutMatches(other, placed));
  return { ...tournament, days: byDate([...others, day]) };
}

export function withoutPlan(tournament: Tournament, date: string): Tournament {
  return { ...tournament, days: byDate(plansOf(tournament).filter((day) => day.date !== date)) };
}

export function withoutMatches(day: DayPlan, fixtures: ReadonlySet<string>): DayPlan {
  return { ...day, placements: day.placements.filter(({ fixture }) => !fixtures.has(fixture)) };
}
