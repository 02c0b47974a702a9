import { isAnnulled } from '../shownStatus';
import type { DayPlan, Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { placeMatches, type Waiting, type Weights } from './placeMatches';
import { withPlayoffs } from './playoffsOfDay';
import { courtsFreeAt, plannedMatchesLeft } from './runningDay';
import { overrunOf, teamsBusyUntil } from './teamsBusyUntil';

/** The order of the plan, unless a team would play twice running and a match soon after can go before. */
const inOrder: Weights = { tired: 4, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 };

/**
 * Replans the rest of a day from now on. Played and current matches keep their places, the order stays as far as
 * possible, and annulled matches free their places. Known playoff matches are placed last.
 */
export function replan(tournament: Tournament, planned: DayPlan, now: Date): DayPlan {
  const day = withPlayoffs(tournament, planned);
  const minute = Math.max(day.start, minuteOf(day.date, now));
  const left = plannedMatchesLeft(tournament, day);
  const freeAt = courtsFreeAt(tournament, day, now, overrunOf(day));
  const placements = placeMatches(
    left.map(({ fixture }, order): Waiting => ({ fixture, order })),
    {
      ...day,
      courtsFrom: Array.from({ length: day.courts }, (_, index) =>
        Math.max(minute, freeAt.get(index + 1) ?? minute),
      ),
      teamsUntil: teamsBusyUntil(tournament, day, now),
    },
    inOrder,
  );
  const moved = new Set([
    ...left.map(({ fixture }) => fixture.id),
    ...tournament.fixtures.filter(isAnnulled).map(({ id }) => id),
  ]);
  return {
    ...day,
    placements: [...day.placements.filter(({ fixture }) => !moved.has(fixture)), ...placements],
  };
}
