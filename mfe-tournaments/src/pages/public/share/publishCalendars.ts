import { session, subscribe } from 'shared-kernel';
import { presentTime } from '../../../store/stamps';
import { isOwnedBy, storedTournaments } from '../../../store/storedTournaments';
import { changeCalendar } from '../../../sync/rows';

/** Keeps the calendar at the back end, which agendas subscribe to, equal to the schedule: from any page of its organiser. */
export function publishCalendars(): void {
  /** What the back end has from this page, by tournament, without the time of writing. */
  const published = new Map<string, string>();

  async function publish(id: string): Promise<void> {
    const tournament = await storedTournaments.record(id).read();
    if (tournament === null || isOwnedBy(session.current(), tournament) !== true) return;
    const { scheduleFile } = await import(/* webpackChunkName: "hosted-calendar" */ './scheduleFile');
    const schedule = scheduleFile(tournament, location.origin, new Date(0)).text;
    if (published.get(id) === schedule) return;
    const { text } = scheduleFile(tournament, location.origin, presentTime());
    if ((await changeCalendar(id, text)).ok) published.set(id, schedule);
  }

  // After a failure the calendar follows with the next change.
  subscribe('tournaments:saved', ({ tournamentId }) => void publish(tournamentId).catch(() => undefined));
}
