import { type Schema, sharedBackEnd } from 'shared-kernel';
import * as v from 'valibot';
import { wholeNumber } from '../model/limits';
import { record } from '../model/tournamentSchema';
import type { CountedScore, LiveScores } from '../scoring/liveScore';

/** The scores of one tournament, or of all that are played now. */
export type Topic = { readonly tournament: string } | 'all';

/** After a longer wait, the page repeats the request. */
const answerLimitMs = 8_000;

/**
 * Fetches the scores of all tournaments or of one; undefined without an answer. It sends no header, so the browser needs no
 * preflight request, and no data of the visitor. The browser revalidates its cached copy each time (`ETag`).
 */
export async function askScores(topic: Topic, giveUp: AbortSignal): Promise<Scoreboard | undefined> {
  try {
    const response = await fetch(addressOf(topic), {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.any([giveUp, AbortSignal.timeout(answerLimitMs)]),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return readScoreboard(topic, text === '' ? null : JSON.parse(text));
  } catch {
    return undefined;
  }
}

function addressOf(topic: Topic): string {
  const backEnd = sharedBackEnd();
  if (backEnd === undefined) throw new Error('This site has no back end.');
  const { url, anonKey, scores } = backEnd;
  if (scores !== undefined)
    return topic === 'all' ? scores : `${scores}/${encodeURIComponent(topic.tournament)}`;
  const [name, asked] = topic === 'all' ? ['live_now', {}] : ['live', topic];
  return `${url}/rest/v1/rpc/${name}?${new URLSearchParams({ ...asked, apikey: anonKey })}`;
}

const count = wholeNumber(0);
const score: Schema<CountedScore> = v.looseObject({
  sets: v.array(v.looseObject({ home: count, away: count })),
  status: v.picklist(['pending', 'inprogress', 'finished']),
  counted: count,
  log: v.string(),
});
/** An unreadable score is dropped; the others stay. */
const matches = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((all): LiveScores => {
    const readable = Object.entries(all).flatMap(([fixture, each]) => {
      const read = v.safeParse(score, each);
      return read.success ? [[fixture, read.output] as const] : [];
    });
    return Object.fromEntries(readable);
  }),
);
const live = record({
  /** Of the record: a greater one than that of the copy here says that this is out of date. */
  revision: count,
  /** How many events the back end has of all its matches. */
  head: count,
  matches,
  /** How many events there are of matches whose result is behind them; a scorer's page completes it. */
  behind: v.optional(v.record(v.string(), count)),
});
export type LiveTournament = v.InferOutput<typeof live>;
/** By tournament, without those that are no longer published. */
export type Scoreboard = ReadonlyMap<string, LiveTournament>;

const liveOfAll = v.record(v.string(), live);

function readScoreboard(topic: Topic, answer: unknown): Scoreboard | undefined {
  // The back end answers null for an unpublished tournament.
  const all = answer === null ? {} : topic === 'all' ? answer : { [topic.tournament]: answer };
  const read = v.safeParse(liveOfAll, all);
  return read.success ? new Map(Object.entries(read.output)) : undefined;
}

/** Merges boards by the newer state of each tournament, as a cache may answer late; `shown` itself without a change. */
export function newerScores(shown: Scoreboard, next: Scoreboard): Scoreboard {
  const merged = new Map(
    [...next].map(([id, live]) => {
      const before = shown.get(id);
      return [id, before !== undefined && !isNewer(live, before) ? before : live];
    }),
  );
  const isSame = merged.size === shown.size && [...merged].every(([id, live]) => shown.get(id) === live);
  return isSame ? shown : merged;
}

/** A score may be stored without a new event: by a phone that has read another scorer's event. */
function isNewer(next: LiveTournament, before: LiveTournament): boolean {
  if (next.revision !== before.revision) return next.revision > before.revision;
  if (next.head !== before.head) return next.head > before.head;
  return counted(next) > counted(before);
}

function counted({ matches }: LiveTournament): number {
  return Object.values(matches).reduce((sum, match) => sum + match.counted, 0);
}
