import type { Tournament } from '../../model/tournament';
import { isAnnulled } from '../shownStatus';

/** The teams of the schedule that have no match in a round, by the round; an even number of teams has none. */
export function exemptByRound({ fixtures }: Tournament): ReadonlyMap<number, readonly string[]> {
  const playing = new Map<number, Set<string>>();
  const scheduled = new Set<string>();
  for (const fixture of fixtures) {
    const { round, homeTeam, awayTeam } = fixture;
    if (round === undefined || isAnnulled(fixture)) continue;
    playing.set(round, (playing.get(round) ?? new Set<string>()).add(homeTeam).add(awayTeam));
    scheduled.add(homeTeam).add(awayTeam);
  }
  if (scheduled.size % 2 === 0) return new Map();
  const exempt = (ofRound: ReadonlySet<string>) => [...scheduled].filter((team) => !ofRound.has(team));
  return new Map([...playing].map(([round, ofRound]) => [round, exempt(ofRound)]));
}
