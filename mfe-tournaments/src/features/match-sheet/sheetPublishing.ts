import type { Fixture } from '../../domain/tournament';
import { changedMatchSentence, changeStrings } from '../../ui/playoffs/strings';

export { publish } from '../../data/publish';
export { publishSoon } from '../../data/publishing';
export { tournaments } from '../../data/tournaments';

/** What is asked before a sheet has other teams meet in these matches of the playoffs. */
export function playoffQuestion(changed: readonly Fixture[]) {
  return {
    title: changeStrings.title,
    text: [changeStrings.text, ...changed.map(changedMatchSentence)],
    confirmLabel: changeStrings.confirm,
  };
}
