import { centreDay } from 'shared-kernel/time';
import { isAnnulled } from '../competition/shownStatus';
import { minuteOf } from '../model/dayClock';
import { withoutMatches, withPlan } from '../model/plans';
import type { DayPlan, Placement, Tournament } from '../model/tournament';
import { isToBePlayed } from './dayPlan';
import { asPlanned, type DaySettings, matchesToPlan, type Rounds, startOf } from './matchesToPlan';
import { nextCalls } from './nextCalls';
import { availabilityOf, placeMatches, type Waiting, type Weights } from './placeMatches';
import { plannedMatchesLeft, planOfNow } from './planOfNow';
import { withPlayoffs } from './playoffsOfDay';
import type { Availability } from './postponedPlaces';
import { startMinuteOf, underWay } from './runningDay';
import { waitsOf } from './waits';

/** Plain order is the best for an even number of teams whose rounds fill the courts; the others weigh rests more. */
const weightings: readonly Weights[] = [
  { tired: 0, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0, order: 0, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0.3, order: 0, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0.3, order: 0.3, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0.5, left: 1, order: 0.1, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0.5, left: 0.3, order: 0, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0, left: 0, order: 2, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0, left: 0.3, order: 2, fresh: 3 },
];

/**
 * Plans the remaining matches of these rounds, and those postponed to this day, at the promised time if possible.
 * Played matches keep their places of the day's previous plan. The plan uses no past time.
 */
export function planDay(tournament: Tournament, settings: DaySettings, rounds: Rounds, now: Date): DayPlan {
  const { date } = settings;
  const start = startOf(settings, now);
  const matches = matchesToPlan(tournament, date, rounds, now);
  const left = matches.map(({ fixture }) => fixture);
  const begun = new Set(
    tournament.fixtures
      .filter((fixture) => fixture.status !== 'pending' && !isAnnulled(fixture) && !left.includes(fixture))
      .map(({ id }) => id),
  );
  const kept = (tournament.days?.[date]?.placements ?? []).filter(({ fixture }) => begun.has(fixture));
  const plan = { ...settings, start, placements: kept };
  const runsFrom = date === centreDay(now) ? now : null;
  const free = availabilityOf(withPlan(tournament, plan), plan, left, start, runsFrom);
  return { ...plan, placements: [...kept, ...bestPlacements(matches, free)] };
}

/** The shortest day, then the fewest short rests, then the shortest waits. */
function bestPlacements(matches: readonly Waiting[], free: Availability): Placement[] {
  const pairings = matches.map(({ fixture }) => fixture);
  const plans = weightings.map((weights) => {
    const placements = placeMatches(matches, free, weights);
    const end = Math.max(0, ...placements.map(({ at }) => at));
    return { placements, end, ...waitsOf(placements, pairings, free.matchMinutes) };
  });
  const [best] = plans.sort(
    (a, b) => a.end - b.end || a.short - b.short || a.worst - b.worst || a.mean - b.mean,
  );
  return best?.placements ?? [];
}

/** The order of the plan, unless a team would play twice running and a match soon after can go before. */
const inOrder: Weights = { tired: 4, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 };

/**
 * Replans the rest of a day from now on, in its order as far as possible. Annulled matches free their places, and matches
 * that were postponed to this day come at the promised time if possible.
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
    availabilityOf(tournament, day, left, minute, now),
    inOrder,
  );
  const moved = new Set([...left, ...tournament.fixtures.filter(isAnnulled)].map(({ id }) => id));
  return { ...day, placements: [...withoutMatches(day, moved).placements, ...placements] };
}

/** By how many minutes the day runs late: a court's next match, or a match that has exceeded twice its duration. */
export function lateness(tournament: Tournament, now: Date): number {
  const day = planOfNow(tournament, now);
  if (day === null) return 0;
  const minute = minuteOf(day.date, now);
  const waiting = nextCalls(tournament, now).map(({ late }) => late);
  const overrun = underWay(tournament, now)
    .map(({ fixture }) => minute - startMinuteOf(fixture, day, minute) - day.matchMinutes)
    .filter((minutes) => minutes > day.matchMinutes);
  return Math.max(0, ...waiting, ...overrun);
}

/** Whether two plans agree on their settings and pending matches: a match played or drawn since is no change. */
export function isSamePlan(tournament: Tournament, one: DayPlan | undefined, other: DayPlan): boolean {
  const textOf = (day: DayPlan) => {
    const left = plannedMatchesLeft(tournament, withPlayoffs(tournament, day));
    const places = left.map(({ fixture, court, at }) => [fixture.id, court, at]);
    return JSON.stringify([asPlanned(day, tournament.fixtures), places]);
  };
  return one !== undefined && textOf(one) === textOf(other);
}
