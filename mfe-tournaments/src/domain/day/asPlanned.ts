import type { DayPlan, Tournament } from '../tournament';

/**
 * What a day was planned to be, to be compared: its settings and its rounds, and not where each match stands, which
 * changes as the day goes on; empty where none is planned. What is planned over another text than was read is somebody else's.
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
