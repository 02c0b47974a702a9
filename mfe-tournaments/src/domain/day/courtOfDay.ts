import type { Tournament } from '../tournament';
import type { PlannedMatch } from './runningDay';
import { isToBePlayed } from './toBePlayed';

export type CourtOfDay = {
  /** In the order of the day. */
  readonly matches: readonly PlannedMatch[];
  /** The one under way, else the first that waits; null when nothing is left. */
  readonly next: PlannedMatch | null;
};

/** The matches of one court of the planned day. */
export function courtOfDay({ fixtures, day }: Tournament, court: number): CourtOfDay {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const matches = (day?.placements ?? [])
    .flatMap(({ fixture: id, ...place }): PlannedMatch[] => {
      const fixture = byId.get(id);
      return fixture !== undefined && place.court === court ? [{ fixture, ...place }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const running = matches.find(({ fixture }) => fixture.status === 'inprogress');
  return { matches, next: running ?? matches.find(({ fixture }) => isToBePlayed(fixture)) ?? null };
}
