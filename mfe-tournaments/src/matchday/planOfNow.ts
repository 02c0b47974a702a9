import { isUnderWay } from '../competition/shownStatus';
import { minuteAt, minuteOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { DayPlan, Tournament } from '../model/tournament';
import { endOf, isToBePlayed, type PlannedMatch, plannedMatches } from './dayPlan';
import { withPlayoffs } from './playoffsOfDay';

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

/** The remaining placements of the plan, by time and court. */
export function plannedMatchesLeft({ fixtures }: Tournament, { date, placements }: DayPlan): PlannedMatch[] {
  return plannedMatches(fixtures, placements)
    .filter(({ fixture }) => isToBePlayed(fixture, date))
    .sort((a, b) => a.at - b.at || a.court - b.court);
}

/** The matches of one court on the day to show, in their order, and `next`: the one under way, else the first that waits. */
export function courtOfDay(tournament: Tournament, court: number, now: Date) {
  const day = planToShow(tournament, now);
  const matches = plannedMatches(tournament.fixtures, day?.placements ?? [])
    .filter((match) => match.court === court)
    .sort((a, b) => a.at - b.at);
  const running = matches.find(({ fixture }) => isUnderWay(fixture, now));
  const waiting = matches.find(({ fixture }) => isToBePlayed(fixture, day?.date ?? null));
  return { day, matches, next: running ?? waiting ?? null };
}
