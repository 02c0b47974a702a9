/** What a site with a back end adds, texts and parts of pages too: one chunk, which no other site requests. */
import { publishCalendars } from './pages/public/share/publishCalendars';
import { tellUnsent } from './pages/scoresheet/sheet/tellUnsent';

export { DeviceTournaments } from './pages/organiser/dashboard/DeviceTournaments';
export * from './sync/sharing';
export { connectionWords, unsentConnection } from './sync/strings';
export { ClockWord } from './widgets/live/FollowedScores';
export { NotAScorer } from './widgets/scorers/NotAScorer';

publishCalendars();
tellUnsent();
