import { type Answer, callBackEnd } from 'shared-kernel/back-end';
import * as v from 'valibot';
import { liveScoreOf } from '../../domain/live/liveScore';
import { isRetold } from '../../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../../domain/match-sheet/mergeEvents';
import { publishSheet } from '../../domain/match-sheet/publishSheet';
import type { SheetEvent } from '../../domain/match-sheet/sheetEvent';
import { type Fixture, logOf, type Tournament, winningSetsOf } from '../../domain/tournament';
import { wholeNumber } from '../limits';
import type { MatchKey } from '../match-events/eventRecord';
import { changeMatch, eventsOfMatch } from '../match-events/matchEvents';
import { openMatch } from '../match-events/openMatch';
import { keepUnread, markSent } from '../match-events/sentEvents';
import { sheetEventSchema } from '../sheetEventSchema';
import type { SendRefusal } from './standing';

/** A match has about 150 events; one request carries no more than these. */
const mostAtOnce = 200;
const mostRounds = 40;

const identified = v.array(v.looseObject({ id: v.string() }));
type Identified = v.InferOutput<typeof identified>;

const readSchema = v.looseObject({ head: wholeNumber(0), events: identified });

const addedSchema = v.variant('kind', [
  v.looseObject({
    kind: v.literal('added'),
    head: wholeNumber(0),
    events: identified,
    isScoreKept: v.boolean(),
  }),
  v.looseObject({ kind: v.literal('refused'), reason: v.string() }),
]);

export type Exchanged = { readonly ok: true } | { readonly ok: false; readonly refusal: SendRefusal };

const done: Exchanged = { ok: true };

/** This page's knowledge of a match's events at the back end. */
type Known = {
  /** The events that it has said to have. */
  readonly there: Set<string>;
  /** The head of its last answer; none before the first. */
  since: number | undefined;
};

const matches = new Map<string, Known>();

/** Forgets a log's state, because its tournament was replaced at the back end. */
export function forgetKnown(log: string): void {
  for (const name of matches.keys()) if (JSON.parse(name)[0] === log) matches.delete(name);
}

/**
 * Synchronises the events of a match with the back end: fetches those of others, then sends those that the back end has
 * not returned. A lost answer costs only a repetition, because an event has an identifier and counts once.
 */
export async function exchangeMatch(tournament: Tournament, fixtureId: string): Promise<Exchanged> {
  const key = { log: logOf(tournament), fixture: fixtureId };
  const name = JSON.stringify([key.log, key.fixture]);
  const known = matches.get(name) ?? { there: new Set(), since: undefined };
  matches.set(name, known);
  const fixture = tournament.fixtures.find(({ id }) => id === fixtureId);

  const before = await eventsHere(key, fixture);
  // The answer to sent events also brings those of others. Before the first answer this page does not know which of its
  // events are there, so it fetches first.
  const isSending = known.since !== undefined && before.events.some(({ id }) => !known.there.has(id));
  const fetched = isSending ? done : await fetchNew(tournament.id, key, known);
  if (!fetched.ok) return fetched;
  let isScoreDue = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const here = await eventsHere(key, fixture);
    const unsent = here.events.filter(({ id }) => !known.there.has(id));
    if (unsent.length === 0 && !isScoreDue) {
      const count = here.events.length + here.unread;
      if (here.isStored) await markSent(key, count).catch(() => undefined);
      return done;
    }
    const events = unsent.slice(0, mostAtOnce);
    const isAll = events.length === unsent.length && here.unread === 0;
    const score = isAll && fixture !== undefined ? scoreOf(fixture, here.events, tournament) : null;
    const { log, fixture: match } = key;
    const answer = await callBackEnd(
      'add_events',
      { tournament: tournament.id, log, fixture: match, events, since: known.since ?? 0, score },
      addedSchema,
    );
    if (!answer.ok) return { ok: false, refusal: refusalOf(answer.refusal) };
    if (answer.value.kind === 'refused') return { ok: false, refusal: reasonOf(answer.value.reason) };
    for (const { id } of events) known.there.add(id);
    await take(key, known, answer.value);
    // Another scorer has added events meanwhile, which this score does not include.
    isScoreDue = score !== null && !answer.value.isScoreKept;
  }
  return { ok: false, refusal: { kind: 'failed' } };
}

/** Fetches the events that others have added to a match, for visitors with permission to read its tournament. */
async function fetchNew(tournament: string, key: MatchKey, known: Known): Promise<Exchanged> {
  const { log, fixture } = key;
  const given = { tournament, log, fixture, since: known.since ?? 0 };
  const answer = await callBackEnd('events_of_match', given, readSchema);
  if (!answer.ok) return { ok: false, refusal: refusalOf(answer.refusal) };
  await take(key, known, answer.value);
  return done;
}

async function take(
  key: MatchKey,
  known: Known,
  { head, events }: { readonly head: number; readonly events: Identified },
): Promise<void> {
  for (const { id } of events) known.there.add(id);
  known.since = head;
  openMatch(key).countOn(known.there);
  const here = await eventsHere(key, undefined);
  const ids = new Set(here.events.map(({ id }) => id));
  const fresh: SheetEvent[] = [];
  const unread: Identified = [];
  for (const event of events) {
    if (ids.has(event.id)) continue;
    const parsed = v.safeParse(sheetEventSchema, event);
    if (parsed.success) fresh.push(parsed.output);
    else unread.push(event);
  }
  // Announced again from the result: this device has its events only now.
  const standIns = here.events.filter((event) => isRetold(event) && !known.there.has(event.id));
  if (standIns.length > 0 && known.there.size > 0)
    await changeMatch(key, (kept) =>
      kept.filter((event) => !standIns.some(({ id }) => id === event.id)),
    ).catch(() => undefined);
  if (unread.length > 0) await keepUnread(key, unread).catch(() => undefined);
  if (fresh.length > 0) await openMatch(key).keep(fresh);
}

/** The stored events, those that this page could not store, and those that travel with the record. */
async function eventsHere(key: MatchKey, fixture: Fixture | undefined) {
  const kept = await eventsOfMatch(key).catch(() => null);
  const stored = kept?.events ?? [];
  const others = mergeEvents(fixture?.events ?? [], openMatch(key).snapshot().events);
  const own = stored.length === 0 ? others : others.filter((event) => !isRetold(event));
  return { events: mergeEvents(stored, own), unread: kept?.unread ?? 0, isStored: kept !== null };
}

function scoreOf(fixture: Fixture, events: readonly SheetEvent[], tournament: Tournament) {
  const published = publishSheet(fixture, { events }, winningSetsOf(tournament));
  return { ...liveScoreOf(published), counted: events.length };
}

function refusalOf({ kind }: Extract<Answer<never>, { ok: false }>['refusal']): SendRefusal {
  return { kind: kind === 'forbidden' ? 'not-a-scorer' : kind };
}

function reasonOf(reason: string): SendRefusal {
  return { kind: reason === 'not-a-scorer' ? 'not-a-scorer' : 'failed' };
}
