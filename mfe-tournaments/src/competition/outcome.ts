import type { Fixture, Side } from '../model/tournament';
import { goalsToWinASet } from '../scoring/score';

/** The result of a decided match for the standings: sets and goals of both teams. */
export type Outcome = {
  readonly homeSets: number;
  readonly awaySets: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** The side that lost it without playing it to its end; null for a match that was played. */
  readonly forfeitBy: Side | null;
};

/**
 * Computes the result of a finished match: the played score, or for a forfeit all winning sets at seven goals to none
 * (the rules' score). Null for an unfinished or annulled match.
 */
export function outcomeOf(fixture: Fixture, winningSets: number): Outcome | null {
  const { status, result, ruling } = fixture;
  if (status !== 'finished' || ruling?.kind === 'annulled') return null;
  if (ruling?.kind === 'forfeit') return forfeited(ruling.by, winningSets);
  if (result === null) return null;
  let homeGoals = 0;
  let awayGoals = 0;
  for (const { teamA, teamB } of result.details?.sets ?? []) {
    homeGoals += teamA.goals.length;
    awayGoals += teamB.goals.length;
  }
  return { homeSets: result.homeScore, awaySets: result.awayScore, homeGoals, awayGoals, forfeitBy: null };
}

function forfeited(by: Side, winningSets: number): Outcome {
  const goals = winningSets * goalsToWinASet;
  return by === 'teamA'
    ? { homeSets: 0, awaySets: winningSets, homeGoals: 0, awayGoals: goals, forfeitBy: by }
    : { homeSets: winningSets, awaySets: 0, homeGoals: goals, awayGoals: 0, forfeitBy: by };
}

/** The team that won a finished match; null before. */
export function winnerOf({ status, result, homeTeam, awayTeam, ruling }: Fixture): string | null {
  if (status !== 'finished' || ruling?.kind === 'annulled') return null;
  if (ruling?.kind === 'forfeit') return ruling.by === 'teamA' ? awayTeam : homeTeam;
  if (result === null) return null;
  return result.homeScore > result.awayScore ? homeTeam : awayTeam;
}
