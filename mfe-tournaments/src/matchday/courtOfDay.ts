import { isUnderWay } from '../competition/shownStatus';
import type { Tournament } from '../model/tournament';
import { type PlannedMatch, planToShow } from './runningDay';
import { isToBePlayed } from './startTimes';

export type CourtOfDay = {
  /** In the order of the day. */
  readonly matches: readonly PlannedMatch[];
  /** The one under way, else the first that waits; null when nothing is left. */
  readonly next: PlannedMatch | null;
};

/** The matches of one court on the present day, else the next one, else the last one. */
export function courtOfDay(tournament: Tournament, court: number, now: Date): CourtOfDay {
  const day = planToShow(tournament, now);
  const byId = new Map(tournament.fixtures.map((fixture) => [fixture.id, fixture]));
  const matches = (day?.placements ?? [])
    .flatMap(({ fixture: id, ...place }): PlannedMatch[] => {
      const fixture = byId.get(id);
      return fixture !== undefined && place.court === court ? [{ fixture, ...place }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const waits = ({ fixture }: PlannedMatch) => isToBePlayed(fixture, day?.date ?? null);
  const running = matches.find(({ fixture }) => isUnderWay(fixture, now));
  return { matches, next: running ?? matches.find(waits) ?? null };
}
