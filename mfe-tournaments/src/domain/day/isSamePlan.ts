import type { DayPlan, Tournament } from '../tournament';
import { asPlanned } from './asPlanned';
import { withPlayoffs } from './playoffsOfDay';
import { plannedMatchesLeft } from './runningDay';

/**
 * Whether two plans agree on their settings and on the places of pending matches. A played match or a drawn playoff
 * match is no change of the plan.
 */
export function isSamePlan(tournament: Tournament, one: DayPlan | undefined, other: DayPlan): boolean {
  const [first, second] = [one, other].map(
    (day) =>
      day &&
      JSON.stringify([
        asPlanned(day, tournament.fixtures),
        plannedMatchesLeft(tournament, withPlayoffs(tournament, day)).map(({ fixture, court, at }) => [
          fixture.id,
          court,
          at,
        ]),
      ]),
  );
  return first === second;
}
