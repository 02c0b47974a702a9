import { isAnnulled } from '../competition/shownStatus';
import { minuteOf } from '../model/dayClock';
import { withoutMatches } from '../model/plans';
import type { DayPlan, Tournament } from '../model/tournament';
import { isToBePlayed } from './dayPlan';
import { nextCalls } from './nextCalls';
import { hallOf, placeMatches, type Weights } from './placeMatches';
import { asPlanned } from './planDay';
import { withPlayoffs } from './playoffsOfDay';
import { began, plannedMatchesLeft, planOfNow, underWay } from './runningDay';

/** The order of the plan, unless a team would play twice running and a match soon after can go before. */
const inOrder: Weights = { tired: 4, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 };

/**
 * Replans the rest of a day from now on. Played and current matches keep their places, the order stays as far as
 * possible, and annulled matches free their places. Matches that were postponed to this day come at the promised time if
 * possible. Known playoff matches are placed last.
 */
export function replan(tournament: Tournament, planned: DayPlan, now: Date): DayPlan {
  const day = withPlayoffs(tournament, planned);
  const minute = Math.max(day.start, minuteOf(day.date, now));
  const placed = plannedMatchesLeft(tournament, day).map(({ fixture }) => fixture);
  const postponed = tournament.fixtures.filter(
    (fixture) =>
      fixture.postponed !== undefined && isToBePlayed(fixture, day.date) && !placed.includes(fixture),
  );
  const left = [...placed, ...postponed];
  const placements = placeMatches(
    left.map((fixture, order) => ({ fixture, order })),
    hallOf(tournament, day, left, minute, now),
    inOrder,
  );
  const moved = new Set([...left, ...tournament.fixtures.filter(isAnnulled)].map(({ id }) => id));
  return { ...day, placements: [...withoutMatches(day, moved).placements, ...placements] };
}

/**
 * By how many minutes the day runs late. It is the greatest delay of any court's next match, or the time by which a
 * match in progress exceeds twice its duration.
 */
export function lateness(tournament: Tournament, now: Date): number {
  const day = planOfNow(tournament, now);
  if (day === null) return 0;
  const minute = minuteOf(day.date, now);
  const waiting = nextCalls(tournament, now).map(({ late }) => late);
  const overrun = underWay(tournament, now)
    .map(({ fixture }) => minute - began(fixture, day, minute) - day.matchMinutes)
    .filter((minutes) => minutes > day.matchMinutes);
  return Math.max(0, ...waiting, ...overrun);
}

/**
 * Whether two plans agree on their settings and on the places of pending matches. A played match or a drawn playoff
 * match is no change of the plan.
 */
export function isSamePlan(tournament: Tournament, one: DayPlan | undefined, other: DayPlan): boolean {
  const textOf = (day: DayPlan) => {
    const left = plannedMatchesLeft(tournament, withPlayoffs(tournament, day));
    const places = left.map(({ fixture, court, at }) => [fixture.id, court, at]);
    return JSON.stringify([asPlanned(day, tournament.fixtures), places]);
  };
  return one !== undefined && textOf(one) === textOf(other);
}
