import { slug } from '../competition/teams/teamId';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import { fileMark } from '../model/tournamentShape';
import { knownEvents } from '../scoring/knownEvents';
import { publishSheets } from '../scoring/publishSheet';
import { eventsOfLog } from './events/logEvents';

/** The file `tournoi-<name>-<yyyy-MM-dd>.json` of a tournament: `exportedAt` is an ISO instant, `day` its day at the centre. */
export function exportTournament(tournament: Tournament, exportedAt: string, day: string) {
  const parts = ['tournoi', slug(tournament.name), day].filter((part) => part !== '');
  return {
    name: `${parts.join('-')}.json`,
    text: `${JSON.stringify({ ...fileMark, exportedAt, tournament }, null, 2)}\n`,
  };
}

/**
 * A tournament with the logs of its matches, as in an exported file. A match of which this device knows only a part keeps
 * result and sheet without events, because the part tells another result; so does every match if the store is silent.
 */
export async function withLogs(tournament: Tournament) {
  const kept = await eventsOfLog(logOf(tournament)).catch(() => undefined);
  const sheets = new Map(
    tournament.fixtures.flatMap(({ id, published = 0, events: travelling }) => {
      const match = kept?.get(id);
      const events = knownEvents({ events: travelling }, match?.events);
      const isAll = events.length > 0 && !match?.unread && events.length >= published;
      return isAll ? [[id, { events, unkept: events }] as const] : [];
    }),
  );
  // The record may be behind its events.
  const { log: _log, ...record } = publishSheets(tournament, sheets);
  // The importing device derives the times from the events again.
  const fixtures = record.fixtures.map(
    ({ published: _count, times, events, ...fixture }): Fixture =>
      sheets.has(fixture.id) ? { ...fixture, events } : { ...fixture, ...(times && { times }) },
  );
  const isWhole = kept !== undefined || tournament.fixtures.every(({ published }) => published === undefined);
  return { tournament: { ...record, fixtures }, isWhole };
}
