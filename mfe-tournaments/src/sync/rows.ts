import { readRecord, type Schema } from 'shared-kernel';
import { type Answer, askBackEnd, callBackEnd } from 'shared-kernel/back-end';
import { orElse } from 'shared-kernel/tolerance';
import * as v from 'valibot';
import { withoutResults } from '../competition/composeTournament';
import { shortText, wholeNumber } from '../model/limits';
import type { SheetResult, Tournament, TournamentSummary } from '../model/tournament';
import { addition, playoffSlot, resultSchema, summaryEntries, timesSchema } from '../model/tournamentSchema';
import { tournamentShape } from '../model/tournamentShape';

/**
 * How new a copy is: the revision of its record, one more with each change, and the back end's count at the last change of a
 * result.
 */
export type Edition = { readonly revision: number; readonly head: number };

/** A record as the back end has it, without the results of its sheets. */
export type Row = {
  readonly revision: number;
  readonly record: Tournament;
  /** From a later release, with data that this one would lose. */
  readonly isNewer: boolean;
};

/** A tournament as far as the back end knows more of it than this device. */
export type Reading = Edition & {
  /** Null if this device has it. */
  readonly record: Tournament | null;
  readonly isNewer: boolean;
  /** The last one of a match counts. */
  readonly results: readonly SheetResult[];
  /** Matches of which the result is behind their events. */
  readonly behind: readonly string[];
};

export type ListedRow = TournamentSummary & Edition;

/** Since version 4 records at the back end have no results of sheets. Earlier releases only read them. */
const rowShape = { ...tournamentShape, version: 4 };

const rowSchema: Schema<Row> = v.pipe(
  v.looseObject({ revision: wholeNumber(1), record: v.unknown() }),
  v.transform(({ revision, record }) => ({ revision, reading: readRecord(record, rowShape) })),
  v.check(({ reading }) => reading.value !== undefined),
  v.transform(({ revision, reading }): Row => {
    return { revision, record: reading.value as Tournament, isNewer: reading.isNewer };
  }),
);

/** What a sheet gives its match, as the back end has it (`SheetResult`). */
const sheetResultSchema: Schema<Omit<SheetResult, 'fixture' | 'counted'>> = v.looseObject({
  result: v.nullable(resultSchema),
  times: addition(timesSchema),
  slot: addition(playoffSlot),
  homeTeam: addition(shortText),
  awayTeam: addition(shortText),
});

const count = wholeNumber(0);

const readingSchema: Schema<Reading> = v.pipe(
  v.looseObject({
    revision: wholeNumber(1),
    head: count,
    record: v.unknown(),
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
    ...{ revision, head, results },
    row: record === null ? undefined : v.safeParse(rowSchema, { revision, record }),
  })),
  v.check(({ row }) => row === undefined || row.success),
  v.transform(({ revision, head, row, results }): Reading => {
    const { record, isNewer } = row?.success ? row.output : { record: null, isNewer: false };
    return {
      ...{ revision, head, record, isNewer },
      results: results.flatMap(({ fixture, counted, sheet }) =>
        sheet ? [{ ...sheet, fixture, counted }] : [],
      ),
      behind: results.flatMap(({ fixture, counted, events, sheet }) =>
        sheet === null || counted < events ? [fixture] : [],
      ),
    };
  }),
);

const listedSchema: Schema<ListedRow> = v.pipe(
  v.looseObject({
    ...summaryEntries,
    revision: wholeNumber(1),
    head: count,
    organiser: v.string(),
    teams: v.array(v.string()),
    fixtures: v.looseObject({ pending: count, inprogress: count, finished: count }),
  }),
  v.transform(({ organiser, teams, fixtures, ...listed }): ListedRow => {
    const { id, name, date, level, description, revision, head } = listed;
    const { pending, inprogress, finished } = fixtures;
    const all = pending + inprogress + finished;
    const isPlayed = finished === all && all > 0;
    const status = isPlayed ? 'finished' : inprogress + finished > 0 ? 'inprogress' : 'pending';
    return {
      ...{ id, name, date, level, description, revision, head },
      shared: { organiser, teams, status, finished, count: all },
    };
  }),
);

const columns = 'select=revision,record';
const returning = 'return=representation';

function addressOf(id: string, revision?: number): string {
  const filter = revision === undefined ? '' : `&revision=eq.${revision}`;
  return `tournaments?id=eq.${encodeURIComponent(id)}${filter}`;
}

type List = {
  readonly rows: readonly ListedRow[];
  /** The ids of those that are there and cannot be read: no other one has to be missed for them. */
  readonly unread: ReadonlySet<unknown>;
};

const listSchema: Schema<List> = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => {
    const rows = all.map((row) => v.safeParse(listedSchema, row));
    return {
      rows: rows.flatMap((row) => (row.success ? [row.output] : [])),
      unread: new Set(all.filter((_, index) => !rows[index]?.success).map((row) => Object(row).id)),
    };
  }),
);

/** Every tournament that this visitor may read, without the records. */
export function readList(): Promise<Answer<List>> {
  const summary = 'id,name,date,level,description,revision,head,organiser,fixtures,teams';
  return askBackEnd({ path: `tournaments?select=${summary}&order=date.desc`, schema: listSchema });
}

/** One tournament, without what this device `has`; null if it is missing, or the member may not read it. */
export function readRow(
  tournament: string,
  has: { readonly revision?: number; readonly log?: string; readonly since?: number } = {},
): Promise<Answer<Reading | null>> {
  return callBackEnd('tournament_with_results', { tournament, ...has }, v.nullable(readingSchema));
}

/** Whether there is such a tournament, for frequent requests: the answer has no record. */
export async function isThere(id: string): Promise<Answer<boolean>> {
  const answer = await askBackEnd({ path: `${addressOf(id)}&select=id`, schema: v.array(v.unknown()) });
  return answer.ok ? { ok: true, value: answer.value.length > 0 } : answer;
}

const counted = v.array(v.looseObject({ fixture: v.string(), counted: count }));

/** How many events the results of a log count there, by the fixtures; also of a log that no record names now. */
export async function countsThere(
  tournament: string,
  log: string,
): Promise<Answer<ReadonlyMap<string, number>>> {
  const filter = `tournament=eq.${encodeURIComponent(tournament)}&log=eq.${encodeURIComponent(log)}`;
  const path = `live_matches?${filter}&sheet=not.is.null&select=fixture,counted`;
  const answer = await askBackEnd({ path, schema: counted });
  if (!answer.ok) return answer;
  return { ok: true, value: new Map(answer.value.map((row) => [row.fixture, row.counted])) };
}

export function insertRow(record: Tournament): Promise<Answer<Row | null>> {
  return write('POST', 'tournaments', { id: record.id, record: sentOf(record) });
}

/** Replaces that revision by the record. Null if the revision has changed or the member lacks permission. */
export function changeRow(revision: number, record: Tournament): Promise<Answer<Row | null>> {
  return write('PATCH', addressOf(record.id, revision), { record: sentOf(record) });
}

/** Returns whether it existed and the member could delete it. */
export async function deleteRow(id: string): Promise<Answer<boolean>> {
  const answer = await askBackEnd({
    path: `${addressOf(id)}&select=id`,
    schema: v.array(v.unknown()),
    method: 'DELETE',
    prefer: returning,
  });
  return answer.ok ? { ok: true, value: answer.value.length > 0 } : answer;
}

async function write(method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer<Row | null>> {
  const to = `${path}${path.includes('?') ? '&' : '?'}${columns}`;
  return first(await askBackEnd({ path: to, schema: v.array(rowSchema), method, body, prefer: returning }));
}

function first<T>(answer: Answer<readonly T[]>): Answer<T | null> {
  return answer.ok ? { ok: true, value: answer.value[0] ?? null } : answer;
}

function sentOf(record: Tournament): object {
  return { ...withoutResults(record), version: rowShape.version };
}
