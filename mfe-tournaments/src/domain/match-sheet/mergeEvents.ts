import { compareEvents, type SheetEvent } from './sheetEvent';

/**
 * Merges two views' events of one sheet, without losing or doubling an event: the union by identifier in the sheet's
 * order. Merging is commutative, associative and idempotent, so views may merge as often as they like.
 */
export function mergeEvents(a: readonly SheetEvent[], b: readonly SheetEvent[]): readonly SheetEvent[] {
  const union = new Map([...a, ...b].map((event) => [event.id, event]));
  return [...union.values()].sort(compareEvents);
}
