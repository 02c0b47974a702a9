/**
 * Everything that a site with a back end adds: one chunk, which `loadSharing` loads and no other site requests. It
 * includes texts and parts of pages, so that other sites do not download them.
 */
import { publishCalendars } from './pages/public/share/publishCalendars';
import { tellUnsent } from './pages/scoresheet/sheet/tellUnsent';

export { DeviceTournaments } from './pages/organiser/dashboard/DeviceTournaments';
export * from './sync/sharing';
export { connectionWords, unsentConnection } from './sync/strings';
export { ClockWord } from './widgets/live/FollowedScores';
export { NotAScorer } from './widgets/scorers/NotAScorer';

publishCalendars();
tellUnsent();
