/**
 * Everything that a site with a back end adds: one chunk, which `loadSharing` loads and no other site requests. It
 * includes texts and parts of pages, so that other sites do not download them.
 */
import { tellUnsent } from './features/match-sheet/tellUnsent';

export * from './data/hosted/sharing';
export { connectionWords, unsentConnection } from './data/hosted/strings';
export { DeviceTournaments } from './features/organizer/DeviceTournaments';
export { ClockWord } from './ui/ClockWord';
export { NotAScorer } from './ui/scorers/NotAScorer';

tellUnsent();
