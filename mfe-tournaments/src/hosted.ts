/**
 * What a site with a back end has besides: one file, which comes by `loadSharing` and which no other site asks for. Words and
 * parts of pages are in it too, so that those who have no back end do not download them.
 */
import { tellUnsent } from './features/match-sheet/tellUnsent';

export * from './data/hosted/sharing';
export { connectionWords } from './data/hosted/strings';
export { DeviceTournaments } from './features/organizer/DeviceTournaments';
export { ClockWord } from './ui/ClockWord';
export { NotAScorer } from './ui/scorers/NotAScorer';

tellUnsent();
