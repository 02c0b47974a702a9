import { type Schema, sharedBackEnd } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';
import { wholeNumber } from '../model/limits';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import { record } from '../model/tournamentSchema';
import * as v from '../model/validation';
import { type CountedScore, type LiveScores, withLiveScores } from '../scoring/liveScore';
import type { Edition } from './rows';

/** The scores that spectators receive ahead of the records. */
export type Live = {
  /** The tournament with its present scores; the same object if they add no change. */
  lay(tournament: Tournament): Tournament;
  /** The published scores by fixture; the `before` one of a match that this device scores ahead of the back end. */
  heard(tournament: Tournament, before: readonly Fixture[] | null): readonly Fixture[];
  /** The moment of the last answer, once answers are missing; null while scores are fresh. */
  readonly silentSince: Date | null;
  /** A counter that changes after each silence: goals scored during a silence are no news. */
  readonly stretch: number;
};

/** Fetches the changes of a tournament if the local copy is older than `wanted`, or if no edition is given. */
export type RefreshTournament = (id: string, wanted?: Edition) => unknown;

/** One question may be lost; a second one in a row is silence. */
const lostQuestions = 2;
/** After this time without an answer a goal is no news any more. */
const gapMs = 30_000;
/** A failed fetch is repeated, and a match under way gets its scorers' names; a new copy causes no request. */
const newsAgainMs = 15_000;
/** One that is absent may come back. */
const absentAgainMs = 60_000;

/** What a copy needs besides the scores that are laid over it: the goals of matches under way can wait. */
function editionOf(live: LiveTournament | undefined): string {
  if (live === undefined) return '';
  const settled = Object.entries(live.matches).flatMap(([fixture, { status, counted }]) =>
    status === 'inprogress' ? [] : [[fixture, counted]],
  );
  return JSON.stringify([live.revision, settled, live.behind]);
}

/**
 * Polls the scores of a tournament, or of all: seldom while no match is in progress or due (`mayBegin`). Each answer is
 * complete, so the next one makes up for missed ones. Calls `tell` with each change; the returned function stops it.
 */
export function followScores(
  tournament: string | undefined,
  tell: (live: Live) => void,
  refreshTournament: RefreshTournament,
  mayBegin: () => boolean = () => false,
): () => void {
  let board: Scoreboard = new Map();
  let told: Live | undefined;
  let stretch = 0;
  let answeredAt: number | undefined;
  let unanswered = 0;
  const began = Date.now();
  const asked = new Map<string, { readonly edition: string; readonly at: number }>();

  async function ask(giveUp: AbortSignal) {
    const answer = await askScores(tournament, giveUp);
    if (giveUp.aborted) return 0;
    if (answer === undefined) unanswered += 1;
    else take(answer);
    show();
    return pauseMs(board, !isGone() && mayBegin(), unanswered);
  }

  /** A tournament missing from the answer may return, but has no live match. */
  function isGone(): boolean {
    return tournament !== undefined && answeredAt !== undefined && !board.has(tournament);
  }

  function take(answer: Scoreboard) {
    const now = Date.now();
    if (answeredAt === undefined || now - answeredAt > gapMs) stretch += 1;
    answeredAt = now;
    unanswered = 0;
    const followed = tournament === undefined ? [...board.keys()] : [tournament];
    board = newerScores(board, answer);
    for (const [id, live] of board) refresh(id, live, now);
    // Over, taken back or deleted: its record says which.
    for (const id of followed) if (!board.has(id)) refresh(id, undefined, now);
  }

  function refresh(id: string, live: LiveTournament | undefined, now: number) {
    const edition = editionOf(live);
    const last = asked.get(id);
    if (edition === last?.edition && now - last.at < (live ? newsAgainMs : absentAgainMs)) return;
    asked.set(id, { edition, at: now });
    refreshTournament(id, live && { revision: live.revision, head: live.head });
  }

  let shown: Scoreboard | undefined;
  function show() {
    const isSilent = unanswered >= lostQuestions || (unanswered > 0 && !navigator.onLine);
    const silentSince = isSilent ? new Date(answeredAt ?? began) : null;
    const isSame =
      shown === board && told?.stretch === stretch && told.silentSince?.getTime() === silentSince?.getTime();
    if (isSame) return;
    shown = board;
    const scores = board;
    const lay = (tournament: Tournament) => {
      const live = scores.get(tournament.id);
      return live === undefined ? tournament : withLiveScores(tournament, live.matches);
    };
    told = {
      lay,
      heard(tournament, before) {
        const { fixtures } = lay(tournament);
        const live = scores.get(tournament.id)?.matches;
        if (live === undefined || isSilent) return fixtures;
        return fixtures.map((fixture) => {
          const score = live[fixture.id];
          const counted = score?.log === logOf(tournament) ? score.counted : 0;
          const isAhead = (fixture.published ?? 0) > counted;
          return (isAhead && before?.find(({ id }) => id === fixture.id)) || fixture;
        });
      },
      silentSince,
      stretch,
    };
    tell(told);
  }

  return poll(ask);
}

const whileRunningMs = 3_000;
const otherwiseMs = 20_000;
/** A spectator of a live match sees the next goal soon, even after missing answers. */
const slowestWhileRunningMs = 8_000;
const slowestMs = 60_000;

/** The pause before the next request, longer after each failed one, and random, or clients would all return at once. */
function pauseMs(board: Scoreboard, mayBegin: boolean, unanswered: number): number {
  const isRunning = [...board.values()].some(({ matches }) =>
    Object.values(matches).some(({ status }) => status === 'inprogress'),
  );
  const [usual, slowest] =
    isRunning || mayBegin ? [whileRunningMs, slowestWhileRunningMs] : [otherwiseMs, slowestMs];
  return Math.min(slowest, usual * 2 ** unanswered) * (0.75 + Math.random() / 4);
}

/** After a longer wait, the page repeats the request. */
const answerLimitMs = 8_000;

/**
 * Fetches the scores of all tournaments or of one; undefined without an answer. It sends no header, so the browser needs no
 * preflight request, and no data of the visitor. The browser revalidates its cached copy each time (`ETag`).
 */
export async function askScores(tournament: string | undefined, giveUp: AbortSignal) {
  try {
    const response = await fetch(addressOf(tournament), {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.any([giveUp, AbortSignal.timeout(answerLimitMs)]),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return readScoreboard(tournament, text === '' ? null : JSON.parse(text));
  } catch {
    return undefined;
  }
}

function addressOf(tournament: string | undefined): string {
  const backEnd = sharedBackEnd();
  if (backEnd === undefined) throw new Error('This site has no back end.');
  const { url, anonKey, scores } = backEnd;
  if (scores !== undefined)
    return tournament === undefined ? scores : `${scores}/${encodeURIComponent(tournament)}`;
  const [name, asked] = tournament === undefined ? ['live_now', {}] : ['live', { tournament }];
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
type LiveTournament = v.InferOutput<typeof live>;
/** By tournament, without those that are no longer published. */
export type Scoreboard = ReadonlyMap<string, LiveTournament>;

const liveOfAll = v.record(v.string(), live);

function readScoreboard(tournament: string | undefined, answer: unknown): Scoreboard | undefined {
  // The back end answers null for an unpublished tournament.
  const all = answer === null ? {} : tournament === undefined ? answer : { [tournament]: answer };
  const read = v.safeParse(liveOfAll, all);
  return read.success ? new Map(Object.entries(read.output)) : undefined;
}

/** Merges boards by the newer state of each tournament, as a cache may answer late; `shown` itself without a change. */
function newerScores(shown: Scoreboard, next: Scoreboard): Scoreboard {
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
