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

/**
 * Proves lower bounds, in minutes, for the waits of any plan in which all courts begin their matches at the same moments
 * (slots of `matchMinutes`). Pauses only add to the waits.
 */
export function waitBounds(pairings: readonly Pairing[], courts: number, matchMinutes: number) {
  const opponents = opponentsOf(pairings);
  const mean = meanWaitSlots(pairings, opponents, courts);
  // Some wait is as long as the mean at least, and all are whole slots; less a rounding error.
  const worst = Math.max(worstWaitSlots(pairings, opponents, courts), Math.ceil(mean - 1e-9));
  return { worst: worst * matchMinutes, mean: mean * matchMinutes };
}

type Opponents = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How often each team meets each other one. */
function opponentsOf(pairings: readonly Pairing[]): Opponents {
  const opponents = new Map<string, Map<string, number>>();
  const meet = (team: string, other: string) => {
    const met = opponents.get(team) ?? new Map<string, number>();
    opponents.set(team, met.set(other, (met.get(other) ?? 0) + 1));
  };
  for (const { homeTeam, awayTeam } of pairings) {
    meet(homeTeam, awayTeam);
    meet(awayTeam, homeTeam);
  }
  return opponents;
}

/**
 * Finds a bound for the worst wait. A team of the first slot and one of the last are at most `d` meetings apart. The
 * spans (from the first match to the last) of teams that meet overlap. So d + 1 spans that share d slots cover the D
 * slots of the day. A span with m matches and no wait over g slots is at most (m − 1)(g + 1) + 1 long.
 */
function worstWaitSlots(pairings: readonly Pairing[], opponents: Opponents, courts: number): number {
  const apart = diameter(opponents);
  if (apart === null) return 0;
  const slots = Math.ceil(pairings.length / courts);
  const most = Math.max(
    ...[...opponents.values()].map((met) => [...met.values()].reduce((sum, count) => sum + count)),
  );
  if (most < 2) return 0;
  const span = Math.ceil((slots + apart) / (apart + 1));
  return Math.max(0, Math.ceil((span - 1) / (most - 1)) - 1);
}

/** The most meetings between any two teams; null where some never come together. */
function diameter(opponents: Opponents): number | null {
  let longest = 0;
  for (const team of opponents.keys()) {
    let reached = new Set([team]);
    for (let steps = 1; reached.size < opponents.size; steps += 1) {
      const next = [...reached].flatMap((from) => [...(opponents.get(from)?.keys() ?? [])]);
      const wider = new Set([...reached, ...next]);
      if (wider.size === reached.size) return null;
      reached = wider;
      longest = Math.max(longest, steps);
    }
  }
  return opponents.size === 0 ? null : longest;
}

/**
 * If all teams meet all others equally often, their spans intersect two by two, hence all in one slot (Helly). Let a
 * matches be played by the end of that slot. Then j slots before it, a − jc of them are played, and at least as many
 * teams have begun as that number needs. After it the same holds for the teams that have not finished. The sum of spans
 * is all teams in that slot plus those before and after it; the surplus over the matches themselves is waiting time.
 * For any other set of matches the bound is 0.
 */
function meanWaitSlots(pairings: readonly Pairing[], opponents: Opponents, courts: number): number {
  const matches = pairings.length;
  const teams = opponents.size;
  const meetings = meetingsOfEachPair(opponents);
  const waits = 2 * matches - teams;
  if (meetings === null || waits <= 0) return 0;
  // Teams that have begun, or not finished, in the slots before: by the matches that are played in them and their like.
  const summed = new Array<number>(matches + 1).fill(0);
  let needed = 0;
  for (let played = 1; played <= matches; played += 1) {
    // The fewest teams that can play so many matches.
    while ((meetings * needed * (needed - 1)) / 2 < played) needed += 1;
    summed[played] = needed + (summed[Math.max(0, played - courts)] as number);
  }
  let least = Number.POSITIVE_INFINITY;
  for (let played = 1; played <= matches; played += 1) {
    const before = summed[Math.max(0, played - courts)] as number;
    least = Math.min(least, before + teams + (summed[matches - played] as number));
  }
  return Math.max(0, (least - 2 * matches) / waits);
}

/** How often each pair of teams meets; null where that differs. */
function meetingsOfEachPair(opponents: Opponents): number | null {
  const met = [...opponents.values()].flatMap((each) => [...each.values()]);
  const isOfAllPairs = met.length === opponents.size * (opponents.size - 1);
  return isOfAllPairs && new Set(met).size === 1 ? (met[0] ?? null) : null;
}
