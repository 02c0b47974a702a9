import { logOf, type Tournament } from '../model/tournament';
import { eventsOf } from '../scoring/eventsFromDetails';
import { changeMatch } from './events/logEvents';

/** Stores events that only the record holds, before a change removes their matches; `catchUp` finds them again. */
export async function keepSheets(record: Tournament, fixtures: readonly string[]): Promise<void> {
  for (const fixture of record.fixtures) {
    const isHeldHere = fixture.published === undefined || fixture.events !== undefined;
    if (!isHeldHere || !fixtures.includes(fixture.id)) continue;
    const key = { log: logOf(record), fixture: fixture.id };
    await changeMatch(key, (kept) => (kept.length > 0 ? kept : eventsOf(fixture)));
  }
}
