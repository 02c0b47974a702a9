import { readRecord } from 'shared-kernel';
import * as v from 'valibot';
import { identifier, moment, shortText } from '../../model/limits';
import type { Tournament } from '../../model/tournament';
import { tournamentShape } from '../../model/tournamentShape';

/** The action that put the entry into the trash. */
export type TrashCause =
  | 'tournament-deleted'
  | 'schedule-replaced'
  | 'import-replaced'
  | 'team-removed'
  /** A restore from the trash replaced the tournament of this entry. */
  | 'restored-over';

/** A tournament as it was before something was taken away; its sheets lie under its log. */
export type TrashEntry = {
  readonly id: string;
  readonly cause: TrashCause;
  /** ISO instant. */
  readonly at: string;
  /** The team that was removed. */
  readonly team?: string | undefined;
  readonly tournament: Tournament;
};

/** The entry in the database: the record in its stored shape, for later releases. */
export type TrashRecord = {
  readonly id: string;
  readonly cause: string;
  readonly at: string;
  readonly team?: string | undefined;
  readonly record: unknown;
};

const schema = v.looseObject({
  id: identifier,
  cause: v.picklist([
    'tournament-deleted',
    'schedule-replaced',
    'import-replaced',
    'team-removed',
    'restored-over',
  ]),
  at: moment,
  team: v.optional(shortText),
});

export function trashRecordOf({ tournament, ...entry }: TrashEntry): TrashRecord {
  return { ...entry, record: { ...tournament, version: tournamentShape.version } };
}

/** Null for an entry that this release cannot read, which stays stored. */
export function trashEntryOf(stored: TrashRecord): TrashEntry | null {
  const parsed = v.safeParse(schema, stored);
  const { value, isNewer } = readRecord(stored.record, tournamentShape);
  if (!parsed.success || value === undefined || isNewer) return null;
  const { id, cause, at, team } = parsed.output;
  return { id, cause, at, tournament: value, ...(team !== undefined && { team }) };
}
