import type { DayPlan, Placement } from '../model/tournament';

/** The plan with a match at another court or time; the same plan if it does not contain the match. */
export function movePlacement(
  day: DayPlan,
  fixture: string,
  place: Partial<Omit<Placement, 'fixture'>>,
): DayPlan {
  const placements = day.placements.map((placement) =>
    placement.fixture === fixture ? { ...placement, ...place } : placement,
  );
  return placements.some((placement) => placement.fixture === fixture) ? { ...day, placements } : day;
}
