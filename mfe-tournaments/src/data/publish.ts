import { exclusively } from 'shared-kernel';
import { isRetold } from '../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../domain/match-sheet/mergeEvents';
import { publishSheets } from '../domain/match-sheet/publishSheet';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { logOf } from '../domain/tournament';
import type { TournamentUpdate } from './createTournamentRepository';
import { eventsOfMatch, forgetEvents } from './match-events/matchEvents';
import { tournaments } from './tournaments';

export type Sheets = ReadonlyMap<string, readonly SheetEvent[]>;

/**
 * Publishes the sheets of some matches, by their fixtures: the record of the tournament, which standings, statistics
 * and every other tab read, is made to say what their events say. `known` holds what this page knows of each, for
 * where the event store does not answer. A sheet with events of a later release is left alone. Playoff sheets that this
 * would take away stay until they are `confirmed`.
 *
 * Under a lock, because what is read of the events must not be older than what another tab has published.
 */
export function publish(
  tournamentId: string,
  known: Sheets,
  confirmed: readonly string[] = [],
): Promise<TournamentUpdate> {
  return exclusively(`publish:${tournamentId}`, async () => {
    const record = await tournaments.record(tournamentId).read();
    const log = record === null ? tournamentId : logOf(record);
    const sheets = await allThatIsKnown(log, known);
    const published = await tournaments.update(
      tournamentId,
      // Another log means another calendar, or an import, meanwhile.
      (current) => (logOf(current) === log ? publishSheets(current, sheets) : current),
      { confirmed, isDerived: true },
    );
    if (published.ok) await Promise.all(published.lost.map(({ id }) => forgetEvents(log, id)));
    return published;
  });
}

async function allThatIsKnown(log: string, known: Sheets): Promise<Sheets> {
  const sheets = new Map<string, readonly SheetEvent[]>();
  for (const [fixture, events] of known) {
    const kept = await eventsOfMatch({ log, fixture }).catch(() => ({ events: [], unread: 0 }));
    // Events that were told from a result only stand in for those that are kept.
    const own = kept.events.length === 0 ? events : events.filter((event) => !isRetold(event));
    const all = mergeEvents(kept.events, own);
    if (kept.unread === 0 && all.length > 0) sheets.set(fixture, all);
  }
  return sheets;
}
