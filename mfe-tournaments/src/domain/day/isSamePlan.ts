import type { DayPlan, Tournament } from '../tournament';
import { asPlanned } from './asPlanned';
import { withPlayoffs } from './playoffsOfDay';
import { plannedMatchesLeft } from './runningDay';

/**
 * Whether two plans are one in what they still bring: settings, and the place of each match to be played. That a match
 * has been played since, or a playoff match drawn, is no change of the plan.
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
