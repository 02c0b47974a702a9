import { type Answer, callBackEnd } from 'shared-kernel/back-end';
import { sheetResultOf } from '../competition/composeTournament';
import { wholeNumber } from '../model/limits';
import type { SheetEvent } from '../model/sheetEvent';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import { sheetEventSchema } from '../model/tournamentSchema';
import * as v from '../model/validation';
import { isDerivedEvent } from '../scoring/eventsFromDetails';
import { knownEvents } from '../scoring/knownEvents';
import { liveScoreOf } from '../scoring/liveScore';
import type { EventRecord, MatchKey } from '../store/events/eventDatabase';
import { eventsOfMatch, keepRecords, notifyAllTabs, withDatabase } from '../store/events/eventDatabase';
import { changeMatch, ofLog } from '../store/events/logEvents';
import { openMatch } from '../store/events/openMatch';

/** A match has about 150 events; one request carries no more than these. */
const mostAtOnce = 200;
const mostRounds = 40;

const identified = v.array(v.looseObject({ id: v.string() }));
type Identified = v.InferOutput<typeof identified>;

const answered = { head: wholeNumber(0), counted: wholeNumber(0), events: identified };
const readSchema = v.looseObject(answered);
type Answered = v.InferOutput<typeof readSchema>;

const addedSchema = v.variant('kind', [
  v.looseObject({ kind: v.literal('added'), ...answered }),
  v.looseObject({ kind: v.literal('refused'), reason: v.string() }),
]);

/** Why the back end does not have this device's events, which stay stored here in any case. */
export type SendRefusal = {
  readonly kind: 'unreachable' | 'signed-out' | 'not-a-scorer' | 'deleted' | 'failed';
};

export type Exchanged = { readonly ok: true } | { readonly ok: false; readonly refusal: SendRefusal };

export const done: Exchanged = { ok: true };

/** This page's knowledge of a match's events at the back end. */
type Known = {
  /** The events that it has said to have. */
  readonly there: Set<string>;
  /** The head of its last answer; none before the first. */
  since: number | undefined;
  /** How many events its result counts. */
  counted: number;
  /** The last exchange: one at a time. */
  turn: Promise<unknown>;
};

/** The match as this device publishes it from these events; undefined if it does not, as when playoffs are at stake. */
type PublishHere = (events: readonly SheetEvent[]) => Promise<Fixture | undefined>;

const matches = new Map<string, Known>();

const nameOf = ({ log, fixture }: MatchKey) => JSON.stringify([log, fixture]);

/** Whether the back end has confirmed all events that this page shows of a match; undefined before its first answer. */
export function isConfirmed(key: MatchKey): boolean | undefined {
  const known = matches.get(nameOf(key));
  if (known?.since === undefined) return undefined;
  return openMatch(key)
    .snapshot()
    .events.every((event) => known.there.has(event.id) || isDerivedEvent(event));
}

/** Forgets a log's state, because its tournament was replaced at the back end. */
export function forgetKnown(log: string): void {
  for (const name of matches.keys()) if (JSON.parse(name)[0] === log) matches.delete(name);
}

/** Fetches the events of others, then sends those that the back end lacks. Repeatable, because an event counts once. */
export function exchangeMatch(tournament: Tournament, fixture: string, publishHere: PublishHere) {
  const key = { log: logOf(tournament), fixture };
  const name = nameOf(key);
  const known = matches.get(name) ?? {
    ...{ there: new Set(), since: undefined, counted: 0, turn: Promise.resolve() },
  };
  matches.set(name, known);
  const isListed = tournament.fixtures.some(({ id }) => id === fixture);
  const turn = known.turn.then(() => exchange(tournament.id, key, known, isListed ? publishHere : undefined));
  known.turn = turn.catch(() => undefined);
  return turn;
}

async function exchange(
  tournament: string,
  key: MatchKey,
  known: Known,
  publishHere: PublishHere | undefined,
): Promise<Exchanged> {
  const before = await eventsHere(key);
  // The answer to sent events also brings those of others. Before the first answer this page does not know which of its
  // events are there, so it fetches first.
  const isSending = known.since !== undefined && before.events.some(({ id }) => !known.there.has(id));
  const fetched = isSending ? done : await fetchNew(tournament, key, known);
  if (!fetched.ok) return fetched;
  for (let round = 0; round < mostRounds; round += 1) {
    const here = await eventsHere(key);
    const unsent = here.events.filter(({ id }) => !known.there.has(id));
    const events = unsent.slice(0, mostAtOnce);
    const count = here.events.length;
    const isAll = events.length === unsent.length && here.unread === 0;
    const isDue = isAll && count > known.counted;
    const published = isDue ? await publishHere?.(here.events) : undefined;
    if (unsent.length === 0 && published === undefined) {
      if (here.isStored) await markSent(key, count + here.unread).catch(() => undefined);
      return done;
    }
    const answer = await callBackEnd(
      'add_events',
      {
        ...{ tournament, ...key, events, since: known.since ?? 0 },
        ...(published && { score: { ...liveScoreOf(published), counted: count }, sheet: sheetOf(published) }),
      },
      addedSchema,
    );
    if (!answer.ok) return { ok: false, refusal: refusalOf(answer.refusal) };
    if (answer.value.kind === 'refused') {
      const kind = answer.value.reason === 'not-a-scorer' ? 'not-a-scorer' : 'failed';
      return { ok: false, refusal: { kind } };
    }
    for (const { id } of events) known.there.add(id);
    // If another scorer has added events meanwhile, they are in the answer, and the result is sent once more.
    await take(key, known, answer.value);
  }
  return { ok: false, refusal: { kind: 'failed' } };
}

function sheetOf(published: Fixture) {
  const { fixture: _id, counted: _count, ...sheet } = sheetResultOf(published) ?? { result: null };
  return sheet;
}

async function fetchNew(tournament: string, key: MatchKey, known: Known): Promise<Exchanged> {
  const given = { tournament, ...key, since: known.since ?? 0 };
  const answer = await callBackEnd('events_of_match', given, readSchema);
  if (!answer.ok) return { ok: false, refusal: refusalOf(answer.refusal) };
  await take(key, known, answer.value);
  return done;
}

async function take(key: MatchKey, known: Known, { head, counted, events }: Answered): Promise<void> {
  for (const { id } of events) known.there.add(id);
  known.since = head;
  known.counted = counted;
  openMatch(key).countOn(known.there);
  const here = await eventsHere(key);
  const kinds = new Map(here.events.map(({ id, kind }) => [id, kind]));
  const fresh: SheetEvent[] = [];
  const removed = new Map<string, SheetEvent>();
  const unread: Identified = [];
  for (const event of events) {
    const parsed = v.safeParse(sheetEventSchema, event);
    if (!kinds.has(event.id)) {
      if (parsed.success) fresh.push(parsed.output);
      else unread.push(event);
    } else if (parsed.success && isRemoved(parsed.output) && kinds.get(event.id) !== parsed.output.kind)
      removed.set(event.id, parsed.output);
  }
  if (removed.size > 0)
    await changeMatch(key, (kept) => kept.map((event) => removed.get(event.id) ?? event)).catch(
      () => undefined,
    );
  // Announced again from the result: this device has its events only now.
  const standIns = here.events.filter((event) => isDerivedEvent(event) && !known.there.has(event.id));
  if (standIns.length > 0 && known.there.size > 0)
    await changeMatch(key, (kept) =>
      kept.filter((event) => !standIns.some(({ id }) => id === event.id)),
    ).catch(() => undefined);
  if (unread.length > 0) await keepUnread(key, unread).catch(() => undefined);
  if (fresh.length > 0) await openMatch(key).keep(fresh);
}

/** The organiser took an event off the sheet: it takes itself back, and says nothing else any more. */
function isRemoved(event: SheetEvent): boolean {
  return event.kind === 'take-back' && event.target === event.id;
}

/** The stored events, and those that this page could not store. */
async function eventsHere(key: MatchKey) {
  const kept = await eventsOfMatch(key).catch(() => null);
  const events = knownEvents({}, kept?.events, openMatch(key).snapshot().events);
  return { events, unread: kept?.unread ?? 0, isStored: kept !== null };
}

function refusalOf({ kind }: Extract<Answer<never>, { ok: false }>['refusal']): SendRefusal {
  return { kind: kind === 'forbidden' ? 'not-a-scorer' : kind };
}

/** Records that a back end has all events of a match, unless their number is no longer `count`. */
async function markSent({ log, fixture }: MatchKey, count: number): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('counts', 'readwrite');
    const known = await store.get([log, fixture]);
    if (known?.count === count && known.sent !== count) await store.put({ ...known, sent: count });
    await done;
  });
}

/** The matches of a log, by their fixtures, of which a back end may not have everything. */
export async function unsentOfLog(log: string): Promise<readonly string[]> {
  const counts = await withDatabase((database) => database.getAll('counts', ofLog(log)));
  return counts.filter(({ count, sent }) => count > 0 && sent !== count).map(({ fixture }) => fixture);
}

/** The matches of all logs of which a back end may not have everything, and how many events of each. */
export async function unsentMatches(): Promise<readonly (MatchKey & { readonly unsent: number })[]> {
  const counts = await withDatabase((database) => database.getAll('counts'));
  return counts.flatMap(({ log, fixture, count, sent = 0 }) =>
    count > sent ? [{ log, fixture, unsent: count - sent }] : [],
  );
}

/** Marks a log's events as unsent, because its tournament is a new one at the back end. */
export async function forgetSent(log: string): Promise<void> {
  forgetKnown(log);
  const forget = withDatabase(async (database) => {
    const { store, done } = database.transaction('counts', 'readwrite');
    for (const { sent: _sent, ...known } of await store.getAll(ofLog(log))) await store.put(known);
    await done;
  });
  await forget.catch(() => undefined);
}

/** Stores events of a later release unchanged, because this release cannot read them. */
async function keepUnread(match: MatchKey, events: Identified): Promise<void> {
  const records = events.map((event) => ({ ...event, ...match }) as EventRecord);
  await keepRecords(match, records);
  notifyAllTabs({ ...match, change: 'added' });
}
