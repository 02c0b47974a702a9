import * as v from 'valibot';
import type { SheetEvent } from '../../domain/match-sheet/sheetEvent';
import { sheetEventSchema } from '../sheetEventSchema';

/** A match, as its events are kept: by the log of its tournament (`logOf`) and the identifier of its fixture. */
export type MatchKey = { readonly log: string; readonly fixture: string };

/**
 * An event as it is stored permanently. Its kind contains the version of its shape. A later release may read `goal-v1`
 * and write `goal-v2`; a release without `goal-v2` leaves such an event unchanged.
 */
export type EventRecord = MatchKey & {
  readonly id: string;
  readonly kind: `${SheetEvent['kind']}-v1`;
  readonly [matter: string]: unknown;
};

export function recordOf(event: SheetEvent, { log, fixture }: MatchKey): EventRecord {
  return { ...event, kind: `${event.kind}-v1`, log, fixture };
}

/** The event of a record; null for one that this release cannot read, which stays stored. */
export function eventOf({ log: _log, fixture: _fixture, kind, ...matter }: EventRecord): SheetEvent | null {
  const migrated = { ...matter, kind: String(kind).replace(/-v1$/, '') };
  const parsed = v.safeParse(sheetEventSchema, String(kind).endsWith('-v1') ? migrated : undefined);
  return parsed.success ? parsed.output : null;
}
