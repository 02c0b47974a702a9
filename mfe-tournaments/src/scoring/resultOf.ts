import type { Fixture, MatchDetails, MatchResult } from '../model/tournament';
import { emptyDetails, hasBegun, matchScore } from './score';

/** A fixture's result from its sheet; a sheet without a counting play, or with lineups alone, leaves none. */
export function resultOf(details: MatchDetails): MatchResult | null {
  const { teamA, teamB } = matchScore(details);
  return hasBegun(details) ? { homeScore: teamA, awayScore: teamB, details } : null;
}

/** Whether a sheet differs from its fixture's last publication. */
export function hasUnpublishedPlays({ result }: Fixture, details: MatchDetails): boolean {
  return !isSameSheet(resultOf(details)?.details ?? emptyDetails, result?.details ?? emptyDetails);
}

/** The sheets' own matter in one order: stored keys come back in any order, and with keys of other versions. */
const ownKeys: (string | number)[] = [
  ...['sets', 'globalCards', 'forfeit', 'teamA', 'teamB', 'players', 'attacker', 'defender'],
  ...['goals', 'scorerId', 'cards', 'type', 'player', 'setIndex'],
];

export function isSameSheet(a: MatchDetails, b: MatchDetails): boolean {
  return JSON.stringify(a, ownKeys) === JSON.stringify(b, ownKeys);
}
