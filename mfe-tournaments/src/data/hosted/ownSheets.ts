import type { Sheet } from '../../domain/match-sheet/publishSheet';
import { logOf, type Tournament } from '../../domain/tournament';
import { countsOfLog, eventsOfMatch } from '../match-events/matchEvents';
import { openMatch } from '../match-events/openMatch';

export type Sheets = ReadonlyMap<string, Sheet>;

/**
 * This device's events of these matches, by fixture, or this page's when the store does not answer. Partly unreadable
 * ones are left out.
 */
export async function sheetsOf(log: string, fixtures: Iterable<string>): Promise<Sheets> {
  const sheets = new Map<string, Sheet>();
  for (const fixture of fixtures) {
    const key = { log, fixture };
    const kept = await eventsOfMatch(key).catch(() => openMatch(key).snapshot());
    if (kept.unread === 0 && kept.events.length > 0) sheets.set(fixture, { events: kept.events });
  }
  return sheets;
}

/** The sheets with more events on this device than in the record. */
export async function ownSheets(record: Tournament): Promise<Sheets> {
  const log = logOf(record);
  const counts = await countsOfLog(log).catch(() => new Map<string, number>());
  const ahead = record.fixtures.filter(({ id, published = 0 }) => (counts.get(id) ?? 0) > published);
  return sheetsOf(
    log,
    ahead.map(({ id }) => id),
  );
}
