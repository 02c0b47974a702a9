import type { Tournament } from '../tournament';
import { isUnderWay } from '../underWay';
import { type PlannedMatch, planOfNow } from './runningDay';
import { isToBePlayed } from './toBePlayed';

export type CourtOfDay = {
  /** In the order of the day. */
  readonly matches: readonly PlannedMatch[];
  /** The one under way, else the first that waits; null when nothing is left. */
  readonly next: PlannedMatch | null;
};

/** The matches of one court of the planned day. */
export function courtOfDay(tournament: Tournament, court: number, now: Date): CourtOfDay {
  const day = planOfNow(tournament, now) ?? tournament.day;
  const byId = new Map(tournament.fixtures.map((fixture) => [fixture.id, fixture]));
  const matches = (day?.placements ?? [])
    .flatMap(({ fixture: id, ...place }): PlannedMatch[] => {
      const fixture = byId.get(id);
      return fixture !== undefined && place.court === court ? [{ fixture, ...place }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const running = matches.find(({ fixture }) => isUnderWay(fixture, now));
  return { matches, next: running ?? matches.find(({ fixture }) => isToBePlayed(fixture)) ?? null };
}
