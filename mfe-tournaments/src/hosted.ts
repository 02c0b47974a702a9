/** What a site with a back end adds, texts and parts of pages too: one chunk, which no other site requests. */
import { lazyWithRetry } from 'shared-kernel';
import { publishCalendars } from './pages/public/share/publishCalendars';
import { tellUnsent } from './pages/scoresheet/sheet/tellUnsent';

export * from './sync/sharing';
export { connectionWords, unsentConnection } from './sync/strings';
export { ClockWord } from './widgets/live/FollowedScores';
export { NotAScorer } from './widgets/scorers/NotAScorer';

/** Only an organiser's dashboard shows it. */
export const DeviceTournaments = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "hosted-device-tournaments" */ './pages/organiser/dashboard/DeviceTournaments'
    ),
  (module) => module.DeviceTournaments,
);

/** Only the page of a planned day shows it. */
export const DayCourts = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-day-courts" */ './pages/organiser/day/DayCourts'),
  (module) => module.DayCourts,
);

/** A removed plan gives its courts back; without an answer the organiser or the desk does so later. */
export async function releaseDay(tournament: string, day: string): Promise<void> {
  const { releaseCourts } = await import(/* webpackChunkName: "hosted-day-courts" */ './sync/dayCourts');
  await releaseCourts(tournament, day);
}

publishCalendars();
tellUnsent();
