import { compareNames } from '../standings/criteria';
import type { Role } from '../tournament';
import type { PlayerTally } from './playerTallies';

/** A player row (specification, section 3): `goals`, `setsPlayed` and `ratio` (goals a set) are those of the role ranked. */
export type PlayerStatRow = PlayerTally & {
  readonly goals: number;
  readonly setsPlayed: number;
  readonly ratio: number;
  readonly rank: number;
};

const rankedPlayers = 10;

/**
 * Ranks the ten best players of a role: by goals a set played, then by goals (specification, section 9), then by name.
 */
export function playerRanking(tallies: readonly PlayerTally[], role: Role): PlayerStatRow[] {
  return tallies
    .filter((tally) => tally[`${role}Sets`] > 0)
    .map((tally) => {
      const goals = tally[`${role}Goals`];
      const setsPlayed = tally[`${role}Sets`];
      return { ...tally, goals, setsPlayed, ratio: goals / setsPlayed };
    })
    .sort((a, b) => b.ratio - a.ratio || b.goals - a.goals || compareNames(a.name ?? '', b.name ?? ''))
    .slice(0, rankedPlayers)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}
