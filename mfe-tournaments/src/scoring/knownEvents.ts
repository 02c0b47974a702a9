import { mergeEvents, type SheetEvent } from '../model/sheetEvent';
import type { Fixture } from '../model/tournament';
import { eventsFromDetails, isDerivedEvent } from './eventsFromDetails';

/** What a record tells of a match: the events that no store could keep yet, and the result of all. */
type InRecord = { readonly events?: Fixture['events']; readonly result?: Fixture['result'] };

/**
 * The events of a match, in the sheet's order, from the places that a caller names: the record, the event store (none if it
 * does not answer) and the open sheet, of which the store may lack some. Without any, they are derived from the result.
 *
 * A stored event wins over another of the same id: it may have been taken off the sheet, while others still have its content.
 * Derived events stand in for missing ones: beside stored events they count for nothing. (A record of an earlier release,
 * which derived the whole match anew, replaces the store once: `catchUp`.)
 */
export function knownEvents(
  { events, result }: InRecord,
  stored: readonly SheetEvent[] = [],
  shown: readonly SheetEvent[] = [],
): readonly SheetEvent[] {
  if (stored.length + shown.length === 0)
    return events ?? (result?.details ? eventsFromDetails(result.details) : []);
  const others = mergeEvents(events ?? [], shown);
  if (stored.length === 0) return others;
  const known = new Set(stored.map(({ id }) => id));
  const missing = others.filter((event) => !known.has(event.id) && !isDerivedEvent(event));
  return missing.length === 0 ? stored : mergeEvents(stored, missing);
}
