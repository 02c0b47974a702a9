import type { Fixture, Tournament } from '../../model/tournament';
import { isAnnulled } from '../shownStatus';

/** The teams that rest in a round, in the order given; empty for an even number of teams, or without a schedule. */
export function exemptIn(
  teams: readonly string[],
  fixturesOfRound: readonly Pick<Fixture, 'homeTeam' | 'awayTeam'>[],
): readonly string[] {
  if (fixturesOfRound.length === 0) return [];
  const playing = new Set(fixturesOfRound.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return teams.filter((team) => !playing.has(team));
}

/** The teams of the schedule that have no match in a round, by the round; an even number of teams has none. */
export function exemptByRound({ fixtures }: Tournament): ReadonlyMap<number, readonly string[]> {
  const rounds = new Map<number, Fixture[]>();
  const scheduled = new Set<string>();
  for (const fixture of fixtures) {
    if (fixture.round === undefined || isAnnulled(fixture)) continue;
    const ofRound = rounds.get(fixture.round);
    if (ofRound === undefined) rounds.set(fixture.round, [fixture]);
    else ofRound.push(fixture);
    scheduled.add(fixture.homeTeam).add(fixture.awayTeam);
  }
  const teams = [...scheduled];
  if (teams.length % 2 === 0) return new Map();
  return new Map([...rounds].map(([round, ofRound]) => [round, exemptIn(teams, ofRound)]));
}
