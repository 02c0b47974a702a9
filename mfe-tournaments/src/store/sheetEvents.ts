import { session, sharedBackEnd } from 'shared-kernel';
import { type EventStamp, mergeEvents, type SheetEvent } from '../model/sheetEvent';
import type { Fixture } from '../model/tournament';
import { eventsOf, isRetold } from '../scoring/eventsFromDetails';
import { newName, presentTime } from './stamps';

/** An id that distinguishes this page's events from all others. */
export function newStamp(): EventStamp {
  return { id: newName(), at: presentTime().toISOString(), author: presentAuthor() };
}

/** The member who writes at a back end. A browser without one is one person, in all of its tabs. */
export function presentAuthor(): string | undefined {
  const member = sharedBackEnd() && session.current();
  return member?.status === 'member' ? String(member.user.id) : undefined;
}

/** All events of a match: a travelling log adds to the stored one; one derived from the result only replaces none. */
export function allEvents(fixture: Fixture, kept: readonly SheetEvent[]): readonly SheetEvent[] {
  const { events: travelling } = fixture;
  if (kept.length === 0 || travelling === undefined) return kept.length === 0 ? eventsOf(fixture) : kept;
  if (!travelling.some(isRetold)) return mergeEvents(travelling, kept);
  const ids = new Set(kept.map(({ id }) => id));
  return travelling.every(({ id }) => ids.has(id)) ? kept : travelling;
}
