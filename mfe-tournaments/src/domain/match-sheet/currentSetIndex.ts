import type { MatchDetails } from '../tournament';
import { matchWinner, setWinner } from './score';

/** The set to be played next: the first one without a winner, or the last one won when the match is over. */
export function currentSetIndex(details: MatchDetails, winningSets: number): number {
  const firstOpen = details.sets.findIndex((set) => setWinner(set) === null);
  const isOver = matchWinner(details, winningSets) !== null;
  if (firstOpen === -1 || isOver) return details.sets.findLastIndex((set) => setWinner(set) !== null);
  return firstOpen;
}
