import { gestureOf, type SheetEvent } from './sheetEvent';

/**
 * Decides which gestures are taken back, each with the identifier of the event that says so, given a sheet's events in
 * their order. Of several that say the same the first one counts.
 */
export function gesturesTakenBack(sorted: readonly SheetEvent[]): ReadonlyMap<string, string> {
  const known = new Set<string>();
  const takenBack = new Map<string, string>();
  for (const event of sorted) {
    if (event.kind === 'bring-back') takenBack.delete(event.target);
    else if (event.kind !== 'take-back') known.add(gestureOf(event));
    else if (known.has(event.target) && !takenBack.has(event.target)) takenBack.set(event.target, event.id);
  }
  return takenBack;
}
