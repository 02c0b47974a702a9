import type { Fixture, PlayoffSlot } from '../../domain/tournament';

export const slotNames: Readonly<Record<PlayoffSlot, string>> = {
  'quarterfinal-1': 'Quart de finale 1',
  'quarterfinal-2': 'Quart de finale 2',
  'semifinal-1': 'Demi-finale 1',
  'semifinal-2': 'Demi-finale 2',
  final: 'Finale',
  relegation: 'Match de relégation',
};

/** What is asked before a change has other teams meet in the playoffs. */
export const changeStrings = {
  title: 'La phase finale va changer',
  text: 'D’autres équipes se rencontrent. Ces matchs sont remplacés\u00a0; leurs feuilles restent gardées et reviennent si les mêmes équipes se retrouvent\u00a0:',
  confirm: 'Changer la phase finale',
} as const;

/** Names a playoff match that a change replaces, with what was played of it, for the confirmation. */
export function changedMatchSentence({ slot, homeTeam, awayTeam, result }: Fixture): string {
  const name = slot === undefined ? 'Match' : slotNames[slot];
  const score = result === null ? '' : ` (${result.homeScore}–${result.awayScore})`;
  return `${name}\u00a0: ${homeTeam} – ${awayTeam}${score}`;
}
