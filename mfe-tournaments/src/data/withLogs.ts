import { logOf, type Tournament } from '../domain/tournament';
import { eventsOfLog } from './match-events/matchEvents';

/**
 * A tournament with the logs of its matches, as in an exported file. Without an answer of the event store it is
 * incomplete: results keep their sheets, but their events cannot be undone one by one.
 */
export async function withLogs(
  tournament: Tournament,
): Promise<{ readonly tournament: Tournament; readonly isWhole: boolean }> {
  const kept = await eventsOfLog(logOf(tournament)).catch(() => undefined);
  const { log: _log, ...record } = tournament;
  // The importing device derives this from the events again.
  const fixtures = tournament.fixtures.map(({ published: _count, times: _times, ...fixture }) => {
    const events = kept?.get(fixture.id)?.events ?? fixture.events;
    return events === undefined ? fixture : { ...fixture, events };
  });
  const isWhole = kept !== undefined || tournament.fixtures.every(({ published }) => published === undefined);
  return { tournament: { ...record, fixtures }, isWhole };
}
