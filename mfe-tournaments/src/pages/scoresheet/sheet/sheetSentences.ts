import { isolated } from 'shared-kernel';
import type { PlayEvent } from '../../../model/sheetEvent';
import type { SheetWarning } from '../../../scoring/sheetWarnings';
import { playSentences, warningSentences } from './recordStrings';
import type { SheetNames } from './sheetNames';

/** Words a play for the list of them, without its set, score or time. */
export function playSentence(play: PlayEvent, names: SheetNames): string {
  return (playSentences[play.kind] as (play: PlayEvent, names: SheetNames) => string)(
    play,
    inSentences(names),
  );
}

/** Words a warning for the organiser, who may ignore it. */
export function warningSentence(warning: SheetWarning, names: SheetNames): string {
  const wording = warningSentences[warning.kind] as (warning: SheetWarning, names: SheetNames) => string;
  return wording(warning, inSentences(names));
}

function inSentences({ teamA, teamB, player }: SheetNames): SheetNames {
  return { teamA: isolated(teamA), teamB: isolated(teamB), player: (id) => isolated(player(id)) };
}
