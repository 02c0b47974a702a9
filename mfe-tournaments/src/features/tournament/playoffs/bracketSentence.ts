import type { BracketMatch, BracketSide } from '../../../domain/playoffs/bracket';
import type { Entrant } from '../../../domain/playoffs/tree';
import { slotNames } from '../../../ui/playoffs/strings';
import { playoffStrings } from '../strings';

/** Whoever plays there, or where he will come from. */
export function sideName({ team, entrant }: BracketSide): string {
  return team ?? entrantName(entrant);
}

/** What stands in place of a team that is not known yet. */
function entrantName(entrant: Entrant): string {
  if (entrant.kind === 'seed') return playoffStrings.seed(entrant.seed);
  return playoffStrings.winnerOf(slotNames[entrant.of].toLocaleLowerCase('fr'));
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
