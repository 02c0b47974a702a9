import { outcomeOf, winnerOf } from '../competition/outcome';
import type { Fixture, Side } from '../model/tournament';
import { emptySet, otherSide, setScore, setWinner } from '../scoring/score';

/** The news of a match, only the most important: the goal that ends a match is reported as its end. */
export type MatchNews = { readonly fixture: Fixture } & (
  | { readonly kind: 'goal' | 'set'; readonly side: Side; readonly setIndex: number }
  | { readonly kind: 'end' | 'correction'; readonly winner: string }
);

/** The index of the set that the news decides; of an end, of the last one. None without a sheet, as after a forfeit. */
export function decidedSet(news: MatchNews): number | undefined {
  if (news.kind === 'set') return news.setIndex;
  if (news.kind !== 'end') return undefined;
  const index = news.fixture.result?.details?.sets.findLastIndex((set) => setWinner(set) !== null);
  return index === -1 ? undefined : index;
}

/** Older than that it is no news: a sheet that was caught up with is not read out. In milliseconds. */
const freshMs = 5 * 60_000;

/** Compares two states of the fixtures: goals, ends, corrections of results. A goal that is undone is no news. */
export function matchNews(before: readonly Fixture[], after: readonly Fixture[], nowMs: number): MatchNews[] {
  if (before === after) return [];
  const known = new Map(before.map((fixture) => [fixture.id, fixture]));
  return after.flatMap((fixture) => {
    const earlier = known.get(fixture.id);
    if (earlier === undefined || earlier === fixture || !isFresh(fixture, nowMs)) return [];
    const news = newsOf(earlier, fixture);
    return news === null ? [] : [news];
  });
}

function isFresh({ times }: Fixture, nowMs: number): boolean {
  const moments = [times?.endedAt, times?.lastGoalAt].filter((at) => at !== undefined);
  return moments.length === 0 || nowMs - Math.max(...moments.map(Date.parse)) < freshMs;
}

function isSameOutcome(before: Fixture, after: Fixture): boolean {
  const [earlier, later] = [before, after].map((fixture) => JSON.stringify(outcomeOf(fixture, 1)));
  return earlier === later;
}

function newsOf(before: Fixture, after: Fixture): MatchNews | null {
  const winner = winnerOf(after);
  if (winner !== null && winnerOf(before) === null) return { kind: 'end', fixture: after, winner };
  if (winner !== null)
    return isSameOutcome(before, after) ? null : { kind: 'correction', fixture: after, winner };
  if (after.status !== 'inprogress') return null;
  const earlier = before.result?.details?.sets ?? [];
  const sets = (after.result?.details?.sets ?? []).map((set, setIndex) => ({
    set,
    known: earlier[setIndex] ?? emptySet,
    setIndex,
  }));
  for (const { set, known, setIndex } of sets) {
    const side = setWinner(set);
    if (side !== null && setWinner(known) === null) return { kind: 'set', fixture: after, side, setIndex };
  }
  const last = after.times?.lastGoalBy ?? 'teamA';
  for (const { set, known, setIndex } of sets) {
    const side = [last, otherSide(last)].find((each) => setScore(set)[each] > setScore(known)[each]);
    if (side !== undefined) return { kind: 'goal', fixture: after, side, setIndex };
  }
  return null;
}
