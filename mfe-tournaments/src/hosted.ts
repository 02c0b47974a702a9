/** What a site with a back end adds, texts and parts of pages too: one chunk, which no other site requests. */
import { lazyWithRetry, subscribe } from 'shared-kernel';
import { tellUnsent } from './pages/scoresheet/sheet/tellUnsent';
import { presentTime } from './store/stamps';
import { storedTournaments } from './store/storedTournaments';
import { changeCalendar } from './sync/rows';
import { isOwn } from './sync/sending';

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

/** Keeps the calendar that calendar apps subscribe to equal to the schedule, while a page of its organiser is open. */
function publishCalendars(): void {
  const published = new Map<string, string>();

  async function publish(id: string): Promise<void> {
    const tournament = await storedTournaments.record(id).read();
    if (tournament === null || isOwn(id) !== true) return;
    const { scheduleFile } = await import(
      /* webpackChunkName: "hosted-calendar" */ './pages/public/share/scheduleFile'
    );
    // Without its time of writing, to compare it with what this page has published.
    const schedule = scheduleFile(tournament, location.origin, new Date(0)).text;
    if (published.get(id) === schedule) return;
    const { text } = scheduleFile(tournament, location.origin, presentTime());
    if ((await changeCalendar(id, text)).ok) published.set(id, schedule);
  }

  // After a failure the calendar follows with the next change.
  subscribe('tournaments:saved', ({ tournamentId }) => void publish(tournamentId).catch(() => undefined));
}

publishCalendars();
tellUnsent();
