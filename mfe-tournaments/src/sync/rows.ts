import { readRecord, type Schema } from 'shared-kernel';
import { type Answer, askBackEnd, callBackEnd } from 'shared-kernel/back-end';
import { orElse, soundList } from 'shared-kernel/tolerance';
import { withoutResults } from '../competition/composeTournament';
import { shortText, wholeNumber } from '../model/limits';
import { type SheetResult, summaryOf, type Tournament, type TournamentSummary } from '../model/tournament';
import { addition, playoffSlot, resultSchema, summaryEntries, timesSchema } from '../model/tournamentSchema';
import { tournamentShape } from '../model/tournamentShape';
import * as v from '../model/validation';

/** How new a copy is: its record's revision, and the back end's count at the last change of a result. */
export type Edition = { readonly revision: number; readonly head: number };

/** Since version 4 records at the back end have no results of sheets. Earlier releases only read them. */
const rowShape = { ...tournamentShape, version: 4 };

/** A record without the results of its sheets, and whether a later release has written it, with data that this one would lose. */
const recordSchema = v.pipe(
  v.unknown(),
  v.transform((record) => readRecord(record, rowShape)),
  v.check(({ value }) => value !== undefined),
  v.transform(({ value, isNewer }) => ({ record: value as Tournament, isNewer })),
);

const rowSchema = v.pipe(
  v.looseObject({ revision: wholeNumber(1), record: recordSchema }),
  v.transform(({ revision, record }) => ({ revision, ...record })),
);
type Row = v.InferOutput<typeof rowSchema>;

const sheetResultSchema: Schema<Omit<SheetResult, 'fixture' | 'counted'>> = v.looseObject({
  result: v.nullable(resultSchema),
  times: addition(timesSchema),
  slot: addition(playoffSlot),
  homeTeam: addition(shortText),
  awayTeam: addition(shortText),
});

const count = wholeNumber(0);

const readingSchema = v.pipe(
  v.looseObject({
    revision: wholeNumber(1),
    head: count,
    record: v.nullable(recordSchema),
    results: v.array(
      v.looseObject({
        fixture: v.string(),
        counted: count,
        events: count,
        // Unreadable, it is a result that has not arrived.
        sheet: orElse(v.nullable(sheetResultSchema), null),
      }),
    ),
  }),
  v.transform(({ revision, head, record, results }) => ({
    ...{ revision, head },
    /** Null if this device has it. */
    ...(record ?? { record: null, isNewer: false }),
    /** The last one of a match counts. */
    results: results.flatMap(({ fixture, counted, sheet }) =>
      sheet ? [{ ...sheet, fixture, counted }] : [],
    ),
    /** How many events each match has. */
    events: new Map(results.map(({ fixture, events }) => [fixture, events])),
    /** Matches of which the result is behind their events. */
    behind: results
      .filter(({ counted, events, sheet }) => sheet === null || counted < events)
      .map(({ fixture }) => fixture),
  })),
);
/** A tournament as far as the back end knows more of it than this device. */
export type Reading = v.InferOutput<typeof readingSchema>;

const listedSchema = v.pipe(
  v.looseObject({
    ...summaryEntries,
    revision: wholeNumber(1),
    head: count,
    organiser: v.string(),
    teams: v.array(v.string()),
    fixtures: v.looseObject({ pending: count, inprogress: count, finished: count }),
  }),
  v.transform(({ organiser, teams, fixtures, revision, head, ...listed }): TournamentSummary & Edition => {
    const { pending, inprogress, finished } = fixtures;
    const count = pending + inprogress + finished;
    const isPlayed = finished === count && count > 0;
    const status = isPlayed ? 'finished' : inprogress + finished > 0 ? 'inprogress' : 'pending';
    return { ...summaryOf(listed), revision, head, shared: { organiser, teams, status, finished, count } };
  }),
);

function addressOf(id: string): string {
  return `tournaments?id=eq.${encodeURIComponent(id)}`;
}

/** An unreadable line is left out; the others stay. */
const linesSchema = soundList(listedSchema);
export type ListedRow = v.InferOutput<typeof listedSchema>;

/** The last tournament of a page of the list. */
export type EndOfPage = { readonly date: string; readonly id: string };

const pageSchema = v.looseObject({
  tournaments: linesSchema,
  after: v.nullable(v.looseObject({ date: v.string(), id: v.string() })),
});

/** A page of the list of tournaments that this visitor may read, the latest first, without the records. */
export function readList(after?: EndOfPage): Promise<Answer<v.InferOutput<typeof pageSchema>>> {
  const given = after && { before_date: after.date, before_id: after.id };
  return callBackEnd('listed_tournaments', given ?? {}, pageSchema);
}

export function readListed(id: string): Promise<Answer<readonly ListedRow[]>> {
  const columns = 'id,name,date,level,description,revision,head,organiser,fixtures,teams';
  return askBackEnd({ path: `${addressOf(id)}&select=${columns}`, schema: linesSchema });
}

const removedSchema = v.looseObject({ at: v.string(), ids: v.array(v.string()) });

/** The tournaments that were deleted since, or ever, and what the next question is to name as `since`. */
export function readRemoved(since?: string): Promise<Answer<v.InferOutput<typeof removedSchema>>> {
  return callBackEnd('removed_tournaments', since === undefined ? {} : { since }, removedSchema);
}

/** One tournament, without what this device `has`; null if it is missing, or the member may not read it. */
export function readRow(
  tournament: string,
  has: { readonly revision?: number; readonly log?: string; readonly since?: number } = {},
): Promise<Answer<Reading | null>> {
  return callBackEnd('tournament_with_results', { tournament, ...has }, v.nullable(readingSchema));
}

/** Whether there is such a tournament, for frequent requests: the answer has no record. */
export function isThere(id: string): Promise<Answer<boolean>> {
  return askBackEnd({ path: `${addressOf(id)}&select=id`, schema: isAny });
}

/** How many events the results of a log count there, by the fixtures; also of a log that no record names now. */
export function countsThere(tournament: string, log: string): Promise<Answer<ReadonlyMap<string, number>>> {
  return callBackEnd('results_of_log', { tournament, log }, counts);
}

const isAny = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) => rows.length > 0),
);

const counts = v.pipe(
  v.record(v.string(), count),
  v.transform((all) => new Map(Object.entries(all))),
);

const written = v.pipe(
  v.array(rowSchema),
  v.transform(([row]) => row ?? null),
);

const prefer = 'return=representation';
const columns = 'select=revision,record';

export function insertRow(record: Tournament): Promise<Answer<Row | null>> {
  const body = { id: record.id, record: sentOf(record) };
  return askBackEnd({ path: `tournaments?${columns}`, schema: written, method: 'POST', body, prefer });
}

/** Replaces that revision by the record. Null if the revision has changed or the member lacks permission. */
export function changeRow(revision: number, record: Tournament): Promise<Answer<Row | null>> {
  const path = `${addressOf(record.id)}&revision=eq.${revision}&${columns}`;
  return askBackEnd({ path, schema: written, method: 'PATCH', body: { record: sentOf(record) }, prefer });
}

/** Replaces the calendar that agendas subscribe to; false if there is no such tournament, or the member may not. */
export function changeCalendar(id: string, calendar: string): Promise<Answer<boolean>> {
  const path = `${addressOf(id)}&select=id`;
  return askBackEnd({ path, schema: isAny, method: 'PATCH', body: { calendar }, prefer });
}

/** Returns whether it existed and the member could delete it. */
export function deleteRow(id: string): Promise<Answer<boolean>> {
  return askBackEnd({ path: `${addressOf(id)}&select=id`, schema: isAny, method: 'DELETE', prefer });
}

function sentOf(record: Tournament): object {
  return { ...withoutResults(record), version: rowShape.version };
}
