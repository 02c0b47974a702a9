import type { Fixture } from '../tournament';

/** The teams that rest in a round, in the order given; empty for an even number of teams, or without a schedule. */
export function exemptIn(
  teams: readonly string[],
  fixturesOfRound: readonly Pick<Fixture, 'homeTeam' | 'awayTeam'>[],
): readonly string[] {
  if (fixturesOfRound.length === 0) return [];
  const playing = new Set(fixturesOfRound.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return teams.filter((team) => !playing.has(team));
}
