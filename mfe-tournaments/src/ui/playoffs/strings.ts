import type { Fixture, PlayoffSlot } from '../../domain/tournament';

/** The match between the seventh and the eighth relegates nobody where there is a ninth. */
const teamsWithRelegation = 8;

export const slotNames: Readonly<Record<PlayoffSlot, string>> = {
  'quarterfinal-1': 'Quart de finale 1',
  'quarterfinal-2': 'Quart de finale 2',
  'semifinal-1': 'Demi-finale 1',
  'semifinal-2': 'Demi-finale 2',
  final: 'Finale',
  relegation: 'Match de relégation',
};

const seventhPlace = 'Match pour la 7e place';

/** Names a match of the playoffs of so many teams. */
export function slotName(slot: PlayoffSlot, teams: number): string {
  return slot === 'relegation' && teams > teamsWithRelegation ? seventhPlace : slotNames[slot];
}

/** A round of the tree; what it is headed with. */
export type PlayoffRound = 'quarterfinals' | 'semifinals' | 'final' | 'relegation';

export const slotsOfRound: Readonly<Record<PlayoffRound, readonly PlayoffSlot[]>> = {
  quarterfinals: ['quarterfinal-1', 'quarterfinal-2'],
  semifinals: ['semifinal-1', 'semifinal-2'],
  final: ['final'],
  relegation: ['relegation'],
};

export const playoffRounds = Object.keys(slotsOfRound) as PlayoffRound[];

export function roundTitle(round: PlayoffRound, teams: number): string {
  return round === 'relegation' && teams > teamsWithRelegation ? seventhPlace : roundTitles[round];
}

const roundTitles: Readonly<Record<PlayoffRound, string>> = {
  quarterfinals: 'Quarts de finale',
  semifinals: 'Demi-finales',
  final: 'Finale',
  relegation: 'Match de relégation',
};

export const bracketStrings = {
  champion: 'Champion',
  seed: (rank: number) => (rank === 1 ? '1er' : `${rank}e`),
  winnerOf: (match: string) => `Vainqueur ${match}`,
  unplayed: (name: string, home: string, away: string) => `${name}\u00a0: ${home} contre ${away}.`,
  underway: (name: string, home: string, homeScore: number, away: string, awayScore: number) =>
    `${name}, en cours\u00a0: ${home} ${homeScore}, ${away} ${awayScore}.`,
  played: (name: string, winner: string, loser: string, won: number, lost: number) =>
    `${name}\u00a0: ${winner} bat ${loser} ${won} sets à ${lost}.`,
} as const;

/** What is asked before a change has other teams meet in the playoffs. */
export const changeStrings = {
  title: 'La phase finale va changer',
  text: 'D’autres équipes se rencontrent, ou la phase finale n’a plus lieu. Ces matchs sont remplacés\u00a0; leurs feuilles restent gardées et reviennent si les mêmes équipes se retrouvent\u00a0:',
  confirm: 'Changer la phase finale',
} as const;

/** Names a playoff match that a change replaces, with what was played of it, for the confirmation. */
export function changedMatchSentence({ slot, homeTeam, awayTeam, result }: Fixture): string {
  // However many teams there are.
  const name =
    slot === undefined ? 'Match' : slot === 'relegation' ? 'Match entre 7e et 8e' : slotNames[slot];
  const score = result === null ? '' : ` (${result.homeScore}–${result.awayScore})`;
  return `${name}\u00a0: ${homeTeam} – ${awayTeam}${score}`;
}
