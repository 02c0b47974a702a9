import { winnerOf } from '../competition/outcome';
import type { Fixture, MatchDetails, Side } from '../model/tournament';
import { otherSide, setScore, setWinner } from '../scoring/score';

/** The news of a match, only the most important: the goal that ends a match is reported as its end. */
export type MatchNews = { readonly fixture: Fixture } & (
  | { readonly kind: 'goal' | 'set'; readonly side: Side; readonly setIndex: number }
  | { readonly kind: 'end'; readonly winner: string }
);

/** Older than that it is no news: a sheet that was caught up with is not read out. In milliseconds. */
const freshMs = 5 * 60_000;

/** Compares two states of the fixtures and returns the goals between them; an undone goal is no news. */
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
  const moments = [times?.endedAt, times?.lastGoalAt].flatMap((at) =>
    at === undefined ? [] : [Date.parse(at)],
  );
  return moments.length === 0 || nowMs - Math.max(...moments) < freshMs;
}

function newsOf(before: Fixture, after: Fixture): MatchNews | null {
  const winner = winnerOf(after);
  if (winner !== null) return winnerOf(before) === null ? { kind: 'end', fixture: after, winner } : null;
  const details = after.result?.details;
  if (after.status !== 'inprogress' || !details) return null;
  const earlier = before.result?.details;
  for (const [setIndex, set] of details.sets.entries()) {
    const side = setWinner(set);
    const setBefore = earlier?.sets[setIndex];
    const wasOver = setBefore !== undefined && setWinner(setBefore) !== null;
    if (side !== null && !wasOver) return { kind: 'set', fixture: after, side, setIndex };
  }
  return goalOf(earlier, details, after);
}

function goalOf(
  before: MatchDetails | null | undefined,
  after: MatchDetails,
  fixture: Fixture,
): MatchNews | null {
  for (const [setIndex, set] of after.sets.entries()) {
    const now = setScore(set);
    const setBefore = before?.sets[setIndex];
    const then = setBefore ? setScore(setBefore) : { teamA: 0, teamB: 0 };
    const last = fixture.times?.lastGoalBy ?? 'teamA';
    const side = [last, otherSide(last)].find((each) => now[each] > then[each]);
    if (side !== undefined) return { kind: 'goal', fixture, side, setIndex };
  }
  return null;
}
