import { shownStatus } from '../competition/shownStatus';
import type { DayPlan, Fixture, Placement } from '../model/tournament';

export type Place = Omit<Placement, 'fixture'>;

/** A match with its place in a plan. */
export type PlannedMatch = Place & { readonly fixture: Fixture };

/** The matches of a plan with their places, in the plan's order. */
export function plannedMatches(
  fixtures: readonly Fixture[],
  placements: readonly Placement[],
): PlannedMatch[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return placements.flatMap(({ fixture: id, court, at }) => {
    const fixture = byId.get(id);
    return fixture === undefined ? [] : [{ fixture, court, at }];
  });
}

/** The plan with a match at another court or time; the same plan if it does not contain the match. */
export function movePlacement(day: DayPlan, fixture: string, place: Partial<Place>): DayPlan {
  if (!day.placements.some((placement) => placement.fixture === fixture)) return day;
  const placements = day.placements.map((placement) =>
    placement.fixture === fixture ? { ...placement, ...place } : placement,
  );
  return { ...day, placements };
}

/** The minute of the day at which the last of these matches ends; the day's start without one. */
export function endOf(places: readonly Place[], { start, matchMinutes }: DayPlan): number {
  return places.reduce((last, { at }) => Math.max(last, at + matchMinutes), start);
}

/** When matches may be played. */
export type MatchTiming = Pick<DayPlan, 'matchMinutes' | 'pauses'>;

/** The first minute from `at` on at which a match can begin that no pause interrupts. */
export function nextStart(at: number, timing: MatchTiming): number {
  const ends = timing.pauses
    .filter((pause) => overlapsPause(at, timing.matchMinutes, pause))
    .map(({ from, minutes }) => from + minutes);
  return ends.length === 0 ? at : nextStart(Math.max(...ends), timing);
}

/** Whether a match that begins at this minute would go over the pause. */
export function overlapsPause(at: number, matchMinutes: number, pause: DayPlan['pauses'][number]): boolean {
  return at < pause.from + pause.minutes && at + matchMinutes > pause.from;
}

/**
 * Whether a match waits for a court on a day (yyyy-MM-dd): not begun or interrupted, decided by no ruling, and not
 * postponed, unless to that very day.
 */
export function isToBePlayed(fixture: Fixture, date: string | null): boolean {
  const { ruling, postponed } = fixture;
  if (shownStatus(fixture) !== 'pending' || ruling !== undefined) return false;
  return postponed === undefined || (postponed.to !== null && postponed.to.day === date);
}
