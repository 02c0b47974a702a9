import { isolated } from 'shared-kernel';
import type { PlayoffSlot } from '../../domain/tournament';
import { slotName } from './slotNames';

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
