import { logOf, type Tournament } from '../model/tournament';
import { eventsOf } from '../scoring/eventsFromDetails';
import { changeMatch } from './events/matchEvents';

/**
 * Stores the events of sheets that only the record holds, before a change may remove their matches: a match of the same
 * teams finds them again (`catchUp`). Results that were made of events have them in the store, or at the back end.
 */
export async function keepSheets(record: Tournament, fixtures: readonly string[]): Promise<void> {
  for (const fixture of record.fixtures) {
    const isHeldHere = fixture.published === undefined || fixture.events !== undefined;
    if (!isHeldHere || !fixtures.includes(fixture.id)) continue;
    const key = { log: logOf(record), fixture: fixture.id };
    await changeMatch(key, (kept) => (kept.length > 0 ? kept : eventsOf(fixture)));
  }
}
