import type { DayPlan, Tournament } from '../tournament';

/**
 * A comparable text of a day's plan: settings and rounds, without the places of matches, which change during the day;
 * empty without a plan. A different text at save time means that another organiser has planned the day.
 */
export function asPlanned(day: DayPlan | undefined, fixtures: Tournament['fixtures']): string {
  if (day === undefined) return '';
  const { date, start, courts, matchMinutes, pauses, placements } = day;
  const placed = new Set(placements.map(({ fixture }) => fixture));
  const rounds = new Set(fixtures.filter(({ id }) => placed.has(id)).map(({ round }) => round ?? 0));
  rounds.delete(0);
  const spans = pauses.map(({ from, minutes }) => [from, minutes]);
  return JSON.stringify([date, start, courts, matchMinutes, spans, [...rounds].sort((a, b) => a - b)]);
}
