import type { EventStamp } from '../../domain/match-sheet/sheetEvent';

/** What tells an event of this page from every other one. Works without a secure origin, unlike `randomUUID`. */
export function newStamp(): EventStamp {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return { id: Array.from(random, (part) => part.toString(36)).join('-'), at: new Date().toISOString() };
}
