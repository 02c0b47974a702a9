import type { Fixture } from '../../model/tournament';

type SchedulePlan = {
  readonly teams: readonly string[];
  readonly homeAndAway: boolean;
  /** Part of the identifiers, so that a sheet open on a replaced schedule finds no new match under its own. */
  readonly generation?: string;
};

/** Every pending fixture of a championship in playing order (specification, section 9); rounds count on through both legs. */
export function createSchedule({ teams, homeAndAway, generation }: SchedulePlan): Fixture[] {
  const firstLeg = bergerRounds(teams.length);
  // It starts with its second round, or three matches at one side would follow each other where the legs meet.
  const mirrored = [...firstLeg.slice(1), ...firstLeg.slice(0, 1)].map((round) =>
    round.map(({ home, away }) => ({ home: away, away: home })),
  );
  const secondLeg = homeAndAway ? mirrored : [];
  const prefix = generation === undefined ? '' : `${generation}-`;
  return [...firstLeg, ...secondLeg].flatMap((pairings, index) =>
    pairings.map(({ home, away }, place) => ({
      id: `${prefix}r${index + 1}-m${place + 1}`,
      homeTeam: teams[home - 1] as string,
      awayTeam: teams[away - 1] as string,
      result: null,
      liveUrl: null,
      status: 'pending' as const,
      round: index + 1,
      leg: index < firstLeg.length ? (1 as const) : (2 as const),
    })),
  );
}

/** A match between two teams known by their numbers, counted from 1. */
export type Pairing = { readonly home: number; readonly away: number };

/**
 * The rounds of a leg by the Berger tables (FIDE handbook C.05, annex 1): teams i and j meet in the round r where
 * i + j = r + 1 modulo n - 1; the last team meets the remaining one. Of an odd number, the one paired with none rests.
 */
export function bergerRounds(teamCount: number): Pairing[][] {
  if (teamCount < 2) return [];
  const last = teamCount + (teamCount % 2);
  return Array.from({ length: last - 1 }, (_, index) =>
    bergerRound(index + 1, last).filter(({ home, away }) => home <= teamCount && away <= teamCount),
  );
}

function bergerRound(round: number, last: number): Pairing[] {
  const modulus = last - 1;
  const pairings: Pairing[] = [];
  for (let team = 1; team < last; team += 1) {
    const opponent = (round + 1 - team + modulus) % modulus || modulus;
    // The first half of the numbers receives the last one; it receives the second half.
    if (opponent === team) pairings.unshift(pairingOf(team, last, team <= last / 2));
    // Of two numbers, the lower is at home when their sum is odd, the higher when it is even.
    else if (team < opponent) pairings.push(pairingOf(team, opponent, (team + opponent) % 2 === 1));
  }
  return pairings;
}

function pairingOf(one: number, other: number, isOneAtHome: boolean): Pairing {
  return isOneAtHome ? { home: one, away: other } : { home: other, away: one };
}
