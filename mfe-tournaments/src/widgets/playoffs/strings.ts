import { isolated } from 'shared-kernel';
import type { BracketMatch, BracketSide } from '../../competition/playoffs/bracket';
import type { Entrant } from '../../competition/playoffs/tree';
import type { PlayoffSlot } from '../../model/tournament';
import { slotName, slotNames } from '../words';

/** A round of the tree, with its heading. */
export type PlayoffRound = 'quarterfinals' | 'semifinals' | 'final' | 'relegation';

export const slotsOfRound: Readonly<Record<PlayoffRound, readonly PlayoffSlot[]>> = {
  quarterfinals: ['quarterfinal-1', 'quarterfinal-2'],
  semifinals: ['semifinal-1', 'semifinal-2'],
  final: ['final'],
  relegation: ['relegation'],
};

export const playoffRounds = Object.keys(slotsOfRound) as PlayoffRound[];

export function roundTitle(round: PlayoffRound, teams: number): string {
  return round === 'quarterfinals' || round === 'semifinals' ? roundTitles[round] : slotName(round, teams);
}

/** Of the rounds that are more than one match. */
const roundTitles = { quarterfinals: 'Quarts de finale', semifinals: 'Demi-finales' } as const;

export const bracketStrings = {
  champion: 'Champion',
  seed: (rank: number) => (rank === 1 ? '1er' : `${rank}e`),
  winnerOf: (match: string) => `Vainqueur ${match}`,
  unplayed: (match: string, home: string, away: string) =>
    `${match}\u00a0: ${isolated(home)} contre ${isolated(away)}.`,
  underway: (match: string, home: string, homeScore: number, away: string, awayScore: number) =>
    `${match}, en cours\u00a0: ${isolated(home)} ${homeScore}, ${isolated(away)} ${awayScore}.`,
  played: (match: string, winner: string, loser: string, won: number, lost: number) =>
    `${match}\u00a0: ${isolated(winner)} bat ${isolated(loser)} ${won} sets à ${lost}.`,
} as const;

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
