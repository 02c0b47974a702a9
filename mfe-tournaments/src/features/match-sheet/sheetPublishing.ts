import { sharedBackEnd } from 'shared-kernel';
import { refreshTournament } from '../../data/refreshTournament';
import { tournaments } from '../../data/tournaments';
import type { Fixture, Tournament } from '../../domain/tournament';
import { changedMatchSentence, changeStrings } from '../../ui/playoffs/strings';

export { publish } from '../../data/publish';
export { publishSoon } from '../../data/publishing';

/** What is asked before a sheet has other teams meet in these matches of the playoffs. */
export function playoffQuestion(changed: readonly Fixture[]) {
  return {
    title: changeStrings.title,
    text: [changeStrings.text, ...changed.map(changedMatchSentence)],
    confirmLabel: changeStrings.confirm,
  };
}

/** Puts back what was cleared on this device; with a back end it has gone on there meanwhile. */
export async function restoreTournament(last: Tournament): Promise<void> {
  if (sharedBackEnd() === undefined) await tournaments.save(last);
  else await refreshTournament(last.id);
}
