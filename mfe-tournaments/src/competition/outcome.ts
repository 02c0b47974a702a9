import type { Fixture, Side } from '../model/tournament';
import { goalsToWinASet } from '../scoring/score';

/** The result of a finished match; of a forfeit, all winning sets at seven goals to none. Null if it does not count. */
export function outcomeOf(fixture: Fixture, winningSets: number) {
  const { status, result, ruling } = fixture;
  if (status !== 'finished' || ruling?.kind === 'annulled') return null;
  if (ruling?.kind === 'forfeit') {
    const { by: forfeitBy } = ruling;
    const [homeSets, awaySets] = forfeitBy === 'teamA' ? [0, winningSets] : [winningSets, 0];
    const [homeGoals, awayGoals] = [homeSets * goalsToWinASet, awaySets * goalsToWinASet];
    return { homeSets, awaySets, homeGoals, awayGoals, forfeitBy };
  }
  if (result === null) return null;
  const sets = result.details?.sets ?? [];
  const goalsBy = (side: Side) => sets.reduce((sum, set) => sum + set[side].goals.length, 0);
  const [homeGoals, awayGoals] = [goalsBy('teamA'), goalsBy('teamB')];
  return { homeSets: result.homeScore, awaySets: result.awayScore, homeGoals, awayGoals, forfeitBy: null };
}

/** The team that won a finished match; null before. */
export function winnerOf(fixture: Fixture): string | null {
  // Who has won does not depend on how many sets win a match.
  const outcome = outcomeOf(fixture, 1);
  return outcome && (outcome.homeSets > outcome.awaySets ? fixture.homeTeam : fixture.awayTeam);
}

/** The sets on the scoreboards: those that count once a match is decided, before that those won so far. */
export function shownScore(fixture: Fixture, winningSets: number) {
  const outcome = outcomeOf(fixture, winningSets);
  if (outcome !== null) return { home: outcome.homeSets, away: outcome.awaySets };
  const { result, ruling } = fixture;
  return result === null || ruling !== undefined ? null : { home: result.homeScore, away: result.awayScore };
}
