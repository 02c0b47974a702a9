import { eventsFromDetails } from '../match-sheet/eventsFromDetails';
import type { MatchDetails, Tournament } from '../tournament';

/**
 * Counts the goals without a known scorer, of the sheets that `playerTallies` adds up. Those that a card
 * gave away had no scorer, and are none of them.
 */
export function goalsWithoutScorer({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>): number {
  const entered = new Set(teams);
  return fixtures
    .filter(({ homeTeam, awayTeam }) => entered.has(homeTeam) && entered.has(awayTeam))
    .flatMap(({ result, ruling }) => (result?.details && ruling === undefined ? [result.details] : []))
    .filter(hasUnnamedGoals)
    .flatMap(eventsFromDetails)
    .filter((event) => event.kind === 'goal' && event.scorerId === null).length;
}

/** Most sheets have none, so the derivation is skipped. */
function hasUnnamedGoals({ sets }: MatchDetails): boolean {
  return sets.some(({ teamA, teamB }) =>
    [...teamA.goals, ...teamB.goals].some(({ scorerId }) => scorerId === null),
  );
}
