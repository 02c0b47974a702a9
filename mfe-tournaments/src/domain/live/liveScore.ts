import { setScore } from '../match-sheet/score';
import type { Fixture, FixtureStatus } from '../tournament';

/** Goals of the home and the away team in one set. */
export type LiveSet = { readonly home: number; readonly away: number };

/**
 * A match as spectators follow it, beside its tournament's record and ahead of it: it goes with each goal, the record when it
 * is published. Small, because all of them ask for it every few seconds. Sets won and the set under way follow from it.
 */
export type LiveScore = {
  /** The sets in order, up to the last one with a goal; none without a sheet. */
  readonly sets: readonly LiveSet[];
  readonly status: FixtureStatus;
};

/** Reads the score of a fixture from its published sheet. */
export function liveScoreOf({ result, status }: Pick<Fixture, 'result' | 'status'>): LiveScore {
  const scores = (result?.details?.sets ?? []).map(setScore);
  const last = scores.findLastIndex(({ teamA, teamB }) => teamA + teamB > 0);
  const sets = scores.slice(0, last + 1).map(({ teamA, teamB }) => ({ home: teamA, away: teamB }));
  return { sets, status };
}
