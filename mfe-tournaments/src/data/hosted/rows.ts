import { readRecord, type Schema, session } from 'shared-kernel';
import { type Answer, askBackEnd } from 'shared-kernel/back-end';
import * as v from 'valibot';
import type { Tournament, TournamentSummary } from '../../domain/tournament';
import { wholeNumber } from '../limits';
import { summaryEntries } from '../tournamentSchema';
import { tournamentShape } from '../tournamentShape';
import { isSameData } from './isSameData';

/** A tournament as the back end has it. */
export type Row = {
  /** One more with each change. */
  readonly revision: number;
  readonly record: Tournament;
  /** The record as it is stored there. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** From a later release, with data that this one would lose. */
  readonly isNewer: boolean;
};

export type ListedRow = TournamentSummary & { readonly revision: number };

const rowSchema: Schema<Row> = v.pipe(
  v.looseObject({ revision: wholeNumber(1), record: v.unknown() }),
  v.transform(({ revision, record }) => ({
    revision,
    stored: Object(record),
    reading: readRecord(record, tournamentShape),
  })),
  v.check(({ reading }) => reading.value !== undefined),
  v.transform(({ revision, stored, reading }): Row => {
    return { revision, record: reading.value as Tournament, stored, isNewer: reading.isNewer };
  }),
);

const count = wholeNumber(0);

const listedSchema: Schema<ListedRow> = v.pipe(
  v.looseObject({
    ...summaryEntries,
    revision: wholeNumber(1),
    organiser: v.string(),
    teams: v.array(v.string()),
    fixtures: v.looseObject({ pending: count, inprogress: count, finished: count }),
  }),
  v.transform(({ id, name, date, level, description, revision, organiser, teams, fixtures }): ListedRow => {
    const member = session.current();
    const isOwn = member.status === 'member' && member.user.id === organiser;
    const { pending, inprogress, finished } = fixtures;
    const all = pending + inprogress + finished;
    const isPlayed = finished === all && all > 0;
    const status = isPlayed ? 'finished' : inprogress + finished > 0 ? 'inprogress' : 'pending';
    return {
      ...{ id, name, date, level, description, revision },
      shared: { isOwn, teams, status, finished, count: all },
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
  const summary = 'id,name,date,level,description,revision,organiser,fixtures,teams:record->teams';
  return askBackEnd({ path: `tournaments?select=${summary}&order=date.desc`, schema: listSchema });
}

/** One tournament; null if it is missing, or the member may not read it. */
export async function readRow(id: string): Promise<Answer<Row | null>> {
  return first(await askBackEnd({ path: `${addressOf(id)}&${columns}`, schema: v.array(rowSchema) }));
}

/** Whether there is such a tournament, for frequent requests: the answer has no record. */
export async function isThere(id: string): Promise<Answer<boolean>> {
  const answer = await askBackEnd({ path: `${addressOf(id)}&select=id`, schema: v.array(v.unknown()) });
  return answer.ok ? { ok: true, value: answer.value.length > 0 } : answer;
}

export function insertRow(record: Tournament): Promise<Answer<Row | null>> {
  return write('POST', 'tournaments', { id: record.id, record: sentOf(record) });
}

/** Replaces that revision by the record. Null if the revision has changed or the member lacks permission. */
export function changeRow(before: Row, record: Tournament): Promise<Answer<Row | null>> {
  const { fixtures, ...sent } = sentOf(record);
  const { fixtures: _matches, ...known } = sentOf(before.record);
  // A scorer may change matches alone: what an earlier release stored beside them stays as it is.
  const rest = isSameData(sent, known) ? before.stored : sent;
  return write('PATCH', addressOf(record.id, before.revision), { record: { ...rest, fixtures } });
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

/** Events have a table of their own there; those that travel with a record on this device stay on it. */
function sentOf(record: Tournament) {
  const fixtures = record.fixtures.map(({ events: _events, ...fixture }) => fixture);
  return { ...record, fixtures, version: tournamentShape.version };
}
