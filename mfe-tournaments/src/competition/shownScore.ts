import type { Fixture } from '../model/tournament';
import { outcomeOf } from './outcome';

/** The sets on the scoreboards: those that count once a match is decided, before that those won so far. */
export function shownScore(
  fixture: Fixture,
  winningSets: number,
): { readonly home: number; readonly away: number } | null {
  const outcome = outcomeOf(fixture, winningSets);
  if (outcome !== null) return { home: outcome.homeSets, away: outcome.awaySets };
  const { result, ruling } = fixture;
  return result === null || ruling !== undefined ? null : { home: result.homeScore, away: result.awayScore };
}
