import { eventsOf, isRetold } from '../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../domain/match-sheet/mergeEvents';
import type { EventStamp, SheetEvent } from '../domain/match-sheet/sheetEvent';
import type { Fixture } from '../domain/tournament';
import { newName } from './match-events/newName';
import { presentTime } from './presentTime';

/** An id that distinguishes this page's events from all others. */
export function newStamp(): EventStamp {
  return { id: newName(), at: presentTime().toISOString() };
}

/**
 * All events of a match: a log that travels with the record adds to the stored one; a log derived from the result only
 * replaces a missing one.
 */
export function allEvents(fixture: Fixture, kept: readonly SheetEvent[]): readonly SheetEvent[] {
  const { events: travelling } = fixture;
  if (kept.length === 0 || travelling === undefined) return kept.length === 0 ? eventsOf(fixture) : kept;
  if (!travelling.some(isRetold)) return mergeEvents(travelling, kept);
  const ids = new Set(kept.map(({ id }) => id));
  return travelling.every(({ id }) => ids.has(id)) ? kept : travelling;
}
