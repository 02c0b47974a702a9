import { isAnnulled } from '../shownStatus';
import type { DayPlan, Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { type Hall, placeMatches, type Waiting, type Weights } from './placeMatches';
import { withPlayoffs } from './playoffsOfDay';
import { promisedPlaces } from './promisedPlaces';
import { courtsFreeAt, plannedMatchesLeft } from './runningDay';
import { overrunOf, teamsBusyUntil } from './teamsBusyUntil';
import { isToBePlayed } from './toBePlayed';

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
  const freeAt = courtsFreeAt(tournament, day, now, overrunOf(day));
  const hall: Hall = {
    ...day,
    courtsFrom: Array.from({ length: day.courts }, (_, index) =>
      Math.max(minute, freeAt.get(index + 1) ?? minute),
    ),
    teamsUntil: teamsBusyUntil(tournament, day, now),
    taken: [],
  };
  const placements = placeMatches(
    left.map((fixture, order): Waiting => ({ fixture, order })),
    { ...hall, taken: promisedPlaces(left, day.date, hall) },
    inOrder,
  );
  const moved = new Set([
    ...left.map(({ id }) => id),
    ...tournament.fixtures.filter(isAnnulled).map(({ id }) => id),
  ]);
  return {
    ...day,
    placements: [...day.placements.filter(({ fixture }) => !moved.has(fixture)), ...placements],
  };
}
