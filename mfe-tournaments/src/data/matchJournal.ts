import { type Stored, stored } from 'shared-kernel';
import * as v from 'valibot';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { sheetEventSchema } from './sheetEventSchema';

const nothingYet: readonly SheetEvent[] = [];

/**
 * The events of a match sheet as they are tapped, kept at once and apart from the tournament's record: a tap
 * writes one match, not a whole championship, and saving the sheet is what publishes it.
 */
export function matchJournal(tournamentId: string, fixtureId: string): Stored<readonly SheetEvent[]> {
  return stored<readonly SheetEvent[]>({
    key: `match-journal:${tournamentId}:${fixtureId}`,
    schema: v.array(sheetEventSchema),
    empty: nothingYet,
  });
}
