import { isAnnulled } from '../../../competition/shownStatus';
import { endOfDay } from '../../../matchday/playoffsOfDay';
import { type Played, waitsOf } from '../../../matchday/waits';
import { minuteOf } from '../../../model/dayClock';
import { placedIn } from '../../../model/plans';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';

/** The matches of a plan that are to be played or were. */
export function pairingsOf({ fixtures }: Pick<Tournament, 'fixtures'>, day: DayPlan): Fixture[] {
  const planned = placedIn(day);
  return fixtures.filter((fixture) => planned.has(fixture.id) && !isAnnulled(fixture));
}

/** A plan in figures: the waits of its teams in minutes, and the minute of its end. */
export function figuresOf(tournament: Tournament, day: DayPlan) {
  const pairings = pairingsOf(tournament, day);
  const waits = waitsOf(day.placements, pairings, day.matchMinutes, playedOf(pairings, day));
  return { ...waits, end: endOfDay(tournament, day) };
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
