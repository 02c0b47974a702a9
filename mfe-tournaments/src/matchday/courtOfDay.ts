import { isUnderWay } from '../competition/shownStatus';
import type { Tournament } from '../model/tournament';
import { isToBePlayed, plannedMatches } from './dayPlan';
import { planToShow } from './runningDay';

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
