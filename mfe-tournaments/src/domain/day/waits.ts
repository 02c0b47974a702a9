import type { Fixture, Placement } from '../tournament';

export type Pairing = Pick<Fixture, 'id' | 'homeTeam' | 'awayTeam'>;

/** What teams wait between the end of a match and the start of their next one. */
export type Waits = {
  /** Minutes; 0 where no team plays twice. */
  readonly worst: number;
  readonly mean: number;
  /** How often a team rests for less than the length of a match. */
  readonly short: number;
};

/** Measures the waits of a plan; matches that are not in it do not count. */
export function waitsOf(
  placements: readonly Placement[],
  pairings: readonly Pairing[],
  matchMinutes: number,
): Waits {
  const byId = new Map(pairings.map((pairing) => [pairing.id, pairing]));
  const ends = new Map<string, number>();
  let worst = 0;
  let sum = 0;
  let count = 0;
  let short = 0;
  for (const { fixture, at } of placements.toSorted((a, b) => a.at - b.at)) {
    const pairing = byId.get(fixture);
    if (pairing === undefined) continue;
    for (const team of [pairing.homeTeam, pairing.awayTeam]) {
      const end = ends.get(team);
      ends.set(team, at + matchMinutes);
      if (end === undefined) continue;
      const wait = at - end;
      worst = Math.max(worst, wait);
      sum += wait;
      count += 1;
      if (wait < matchMinutes) short += 1;
    }
  }
  return { worst, mean: count === 0 ? 0 : sum / count, short };
}
