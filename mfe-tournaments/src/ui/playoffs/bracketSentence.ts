import type { BracketMatch, BracketSide } from '../../domain/playoffs/bracket';
import type { Entrant } from '../../domain/playoffs/tree';
import { slotName, slotNames } from './slotNames';
import { bracketStrings } from './strings';

/** The team, or the source from which it will come. */
export function sideName({ team, entrant }: BracketSide): string {
  return team ?? entrantName(entrant);
}

/** The text in place of an unknown team. */
function entrantName(entrant: Entrant): string {
  if (entrant.kind === 'seed') return bracketStrings.seed(entrant.seed);
  return bracketStrings.winnerOf(slotNames[entrant.of].toLocaleLowerCase('fr'));
}

/** A match of the tree for this many teams, in one sentence. */
export function bracketSentence({ slot, home, away }: BracketMatch, teams: number): string {
  const name = slotName(slot, teams);
  if (home.score === null || away.score === null) {
    return bracketStrings.unplayed(name, sideName(home), sideName(away));
  }
  const [winner, loser] = home.isWinner ? [home, away] : [away, home];
  if (!winner.isWinner) {
    return bracketStrings.underway(name, sideName(home), home.score, sideName(away), away.score);
  }
  return bracketStrings.played(name, sideName(winner), sideName(loser), winner.score ?? 0, loser.score ?? 0);
}
