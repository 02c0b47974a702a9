import { isolated } from 'shared-kernel';
import type { Fixture } from '../../model/tournament';
import { slotNames } from '../words';

const strings = {
  title: 'La phase finale va changer',
  text: 'D’autres équipes se rencontrent, ou la phase finale n’a plus lieu. Ces matchs sont remplacés\u00a0; leurs feuilles restent gardées et reviennent si les mêmes équipes se retrouvent\u00a0:',
  confirm: 'Changer la phase finale',
} as const;

/** Names a playoff match that a change replaces, with its score, for the confirmation. */
export function changedMatchSentence({ slot, homeTeam, awayTeam, result }: Fixture): string {
  // However many teams there are.
  const match =
    slot === undefined ? 'Match' : slot === 'relegation' ? 'Match entre 7e et 8e' : slotNames[slot];
  const score = result === null ? '' : ` (${result.homeScore}–${result.awayScore})`;
  return `${match}\u00a0: ${isolated(homeTeam)} – ${isolated(awayTeam)}${score}`;
}

export const playoffQuestion = (changed: readonly Fixture[]) => ({
  title: strings.title,
  text: [strings.text, ...changed.map(changedMatchSentence)],
  confirmLabel: strings.confirm,
});
