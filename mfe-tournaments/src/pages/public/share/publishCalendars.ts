import { subscribe } from 'shared-kernel';
import { presentTime } from '../../../store/stamps';
import { storedTournaments } from '../../../store/storedTournaments';
import { changeCalendar } from '../../../sync/rows';
import { isOwn } from '../../../sync/sending';

/** Keeps the calendar that calendar apps subscribe to equal to the schedule, while a page of its organiser is open. */
export function publishCalendars(): void {
  const published = new Map<string, string>();

  async function publish(id: string): Promise<void> {
    const tournament = await storedTournaments.record(id).read();
    if (tournament === null || isOwn(id) !== true) return;
    const { scheduleFile } = await import(/* webpackChunkName: "hosted-calendar" */ './scheduleFile');
    // Without its time of writing, to compare it with what this page has published.
    const schedule = scheduleFile(tournament, location.origin, new Date(0)).text;
    if (published.get(id) === schedule) return;
    const { text } = scheduleFile(tournament, location.origin, presentTime());
    if ((await changeCalendar(id, text)).ok) published.set(id, schedule);
  }

  // After a failure the calendar follows with the next change.
  subscribe('tournaments:saved', ({ tournamentId }) => void publish(tournamentId).catch(() => undefined));
}
