import type { Sheet } from '../../domain/match-sheet/publishSheet';
import { logOf, type Tournament } from '../../domain/tournament';
import { countsOfLog, eventsOfMatch } from '../match-events/matchEvents';
import { openMatch } from '../match-events/openMatch';

export type Sheets = ReadonlyMap<string, Sheet>;

/**
 * What this device keeps of these matches, by their fixtures, or this page knows where the store does not answer; those that cannot
 * be read whole are left out.
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

/** The sheets of which this device knows more than a record tells. */
export async function ownSheets(record: Tournament): Promise<Sheets> {
  const log = logOf(record);
  const counts = await countsOfLog(log).catch(() => new Map<string, number>());
  const ahead = record.fixtures.filter(({ id, published = 0 }) => (counts.get(id) ?? 0) > published);
  return sheetsOf(
    log,
    ahead.map(({ id }) => id),
  );
}
