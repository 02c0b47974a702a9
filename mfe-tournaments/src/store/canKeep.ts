import { logOf, type Tournament } from '../model/tournament';
import { knownEvents } from '../scoring/knownEvents';
import { withDatabase } from './events/eventDatabase';
import { changeMatch } from './events/logEvents';

const probe = 'tournaments:probe';

/** The data that a device can store: tournaments with the plays of their sheets, tournaments and scores alone, or none. */
export type Keeping = 'all' | 'scores' | 'nothing';

export async function canKeep(): Promise<Keeping> {
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
  } catch {
    return 'nothing';
  }
  try {
    await withDatabase(async () => undefined);
    return 'all';
  } catch {
    return 'scores';
  }
}

/** Stores events that only the record holds, before a change removes their matches; `catchUp` finds them again. */
export async function keepSheets(record: Tournament, fixtures: readonly string[]): Promise<void> {
  for (const fixture of record.fixtures) {
    const isHeldHere = fixture.published === undefined || fixture.events !== undefined;
    if (!isHeldHere || !fixtures.includes(fixture.id)) continue;
    const key = { log: logOf(record), fixture: fixture.id };
    await changeMatch(key, (kept) => knownEvents(fixture, kept));
  }
}
