import type { BracketMatch, BracketSide } from '../../../domain/playoffs/bracket';
import { entrantName, slotNames } from '../../../domain/playoffs/playoffSentences';
import { playoffStrings } from '../strings';

/** Whoever plays there, or where he will come from. */
export function sideName({ team, entrant }: BracketSide): string {
  return team ?? entrantName(entrant);
}

/** A match of the tree in one sentence. */
export function bracketSentence({ slot, home, away }: BracketMatch): string {
  const name = slotNames[slot];
  if (home.score === null || away.score === null) {
    return playoffStrings.unplayed(name, sideName(home), sideName(away));
  }
  const [winner, loser] = home.isWinner ? [home, away] : [away, home];
  if (!winner.isWinner) {
    return playoffStrings.underway(name, sideName(home), home.score, sideName(away), away.score);
  }
  return playoffStrings.played(name, sideName(winner), sideName(loser), winner.score ?? 0, loser.score ?? 0);
}
