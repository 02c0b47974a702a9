import { mergeEvents, type SheetEvent } from '../model/sheetEvent';
import type { Fixture } from '../model/tournament';
import { eventsOf, isDerivedEvent } from '../scoring/eventsFromDetails';

/** All events of a match: a travelling log adds to the stored one; one derived from the result only replaces none. */
export function allEvents(fixture: Fixture, kept: readonly SheetEvent[]): readonly SheetEvent[] {
  const { events: travelling } = fixture;
  if (kept.length === 0 || travelling === undefined) return kept.length === 0 ? eventsOf(fixture) : kept;
  if (!travelling.some(isDerivedEvent)) return mergeEvents(travelling, kept);
  const ids = new Set(kept.map(({ id }) => id));
  return travelling.every(({ id }) => ids.has(id)) ? kept : travelling;
}
