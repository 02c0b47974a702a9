import { isAnnulled } from '../../../competition/shownStatus';
import { waitBounds } from '../../../matchday/waitBounds';
import { type Played, waitsOf } from '../../../matchday/waits';
import { minuteOf } from '../../../model/dayClock';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import { strings } from './strings';

/**
 * The waits of a plan, beside the least possible ones. The bound is proved only for courts that begin together, so
 * other plans show none.
 */
export function waitsInWords({ fixtures }: Tournament, day: DayPlan): string {
  const planned = new Set(day.placements.map(({ fixture }) => fixture));
  const pairings = fixtures.filter((fixture) => planned.has(fixture.id) && !isAnnulled(fixture));
  const { worst, mean } = waitsOf(day.placements, pairings, day.matchMinutes, playedOf(pairings, day));
  const said = strings.waits(worst, Math.round(mean));
  if (!isInSlots(day)) return `${said}.`;
  const bounds = waitBounds(pairings, day.courts, day.matchMinutes);
  const least = { worst: bounds.worst, mean: Math.floor(bounds.mean) };
  // That nothing takes less than nothing need not be said.
  if (least.worst === 0 && least.mean === 0) return `${said}.`;
  const isReached = worst <= least.worst && Math.round(mean) <= least.mean;
  return `${said}${isReached ? strings.boundReached : strings.bounds(least.worst, least.mean)}.`;
}

/** When the matches that are over were played; one without a time, or of another day, as it was planned. */
function playedOf(fixtures: readonly Fixture[], { date }: DayPlan): ReadonlyMap<string, Played> {
  return new Map(
    fixtures.flatMap(({ id, status, times }): [string, Played][] => {
      const { startedAt, endedAt } = times ?? {};
      if (status !== 'finished' || startedAt === undefined || endedAt === undefined) return [];
      const [from, to] = [minuteOf(date, new Date(startedAt)), minuteOf(date, new Date(endedAt))];
      return from >= 0 && to >= from ? [[id, { from, to }]] : [];
    }),
  );
}

/** Whether all matches begin together or a match apart. */
function isInSlots({ placements, matchMinutes }: DayPlan): boolean {
  const starts = [...new Set(placements.map(({ at }) => at))].sort((a, b) => a - b);
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] as number) >= matchMinutes);
}
