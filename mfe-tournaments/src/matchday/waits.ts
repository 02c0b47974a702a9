import type { Fixture, Placement } from '../model/tournament';

export type Pairing = Pick<Fixture, 'id' | 'homeTeam' | 'awayTeam'>;

/** When a match was really played, in minutes of the day. */
export type Played = { readonly from: number; readonly to: number };

/**
 * Measures how many minutes the teams of a plan wait between two matches, and how often for less than a match. Matches
 * that are over count as they were `played`, by their ids, whatever was planned.
 */
export function waitsOf(
  placements: readonly Placement[],
  pairings: readonly Pairing[],
  matchMinutes: number,
  played: ReadonlyMap<string, Played> = new Map(),
) {
  const byId = new Map(pairings.map((pairing) => [pairing.id, pairing]));
  const ends = new Map<string, number>();
  const waits: number[] = [];
  const spans = placements
    .map(({ fixture, at }) => ({ fixture, ...(played.get(fixture) ?? { from: at, to: at + matchMinutes }) }))
    .sort((a, b) => a.from - b.from);
  for (const { fixture, from, to } of spans) {
    const pairing = byId.get(fixture);
    for (const team of pairing ? [pairing.homeTeam, pairing.awayTeam] : []) {
      const end = ends.get(team);
      // Sheets that were filled in afterwards may overlap.
      if (end !== undefined) waits.push(Math.max(0, from - end));
      ends.set(team, to);
    }
  }
  const sum = waits.reduce((total, wait) => total + wait, 0);
  return {
    worst: Math.max(0, ...waits),
    mean: sum / Math.max(1, waits.length),
    short: waits.filter((wait) => wait < matchMinutes).length,
  };
}
