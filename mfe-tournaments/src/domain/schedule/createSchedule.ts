import type { Fixture } from '../tournament';
import { bergerRounds, type Pairing } from './berger';

type SchedulePlan = {
  readonly teams: readonly string[];
  readonly homeAndAway: boolean;
  /**
   * Distinguishes generations, so that a sheet still open on a replaced schedule never finds a new match under its
   * identifier.
   */
  readonly generation?: string;
};

/**
 * Generates every pending fixture of a championship in playing order, with rounds counted from 1 through
 * both legs: one match a pair, and the reverse one when `homeAndAway` (specification, section 9).
 */
export function createSchedule({ teams, homeAndAway, generation }: SchedulePlan): Fixture[] {
  const firstLeg = bergerRounds(teams.length);
  const secondLeg = homeAndAway ? mirroredFromItsSecondRound(firstLeg) : [];
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

/**
 * A plainly mirrored second leg makes three matches running at one side where the legs meet; starting at
 * its second round and playing its first one last prevents it.
 */
function mirroredFromItsSecondRound(firstLeg: readonly Pairing[][]): Pairing[][] {
  return [...firstLeg.slice(1), ...firstLeg.slice(0, 1)].map((round) =>
    round.map(({ home, away }) => ({ home: away, away: home })),
  );
}

/** The mark of the generation that a schedule's identifiers start with; none when it was made without, or elsewhere. */
export function generationOf(schedule: readonly Pick<Fixture, 'id'>[]): string {
  return /^(.{0,40}?)r\d+-m\d+$/.exec(schedule[0]?.id ?? '')?.[1] ?? '';
}
