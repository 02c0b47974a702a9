import { act, renderHook } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { homeWin, withResults } from '../../../competition/testing/playedMatch';
import { type MatchNews, matchNews } from '../../../matchday/matchNews';
import { type Front, useTurning, withNews } from './Controls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const [fixture, other] = aTournament().fixtures as [MatchNews['fixture'], MatchNews['fixture']];
const panels = ['standings-0', 'courts-0', 'next'];

function aScreen() {
  const { result, rerender } = renderHook(({ keys }) => useTurning(keys), {
    initialProps: { keys: panels },
  });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  const bring = (news: MatchNews) => act(() => result.current.bringToFront([news]));
  return { turning: () => result.current, rerender, pass, bring };
}

test('a goal stays in front for eight seconds, then the panel of the courts follows', () => {
  const { turning, pass, bring } = aScreen();
  bring({ kind: 'goal', fixture, side: 'teamA', setIndex: 0 });
  pass(7);
  expect(turning().front).toMatchObject({ fixture: fixture.id });
  pass(2);
  expect(turning().front).toBeNull();
  expect(turning().place).toBe(1);
});

test('a won set stays in front for twenty seconds, whatever happens meanwhile', () => {
  const { turning, rerender, pass, bring } = aScreen();
  bring({ kind: 'set', fixture, side: 'teamA', setIndex: 1 });
  pass(10);
  bring({ kind: 'goal', fixture: other, side: 'teamA', setIndex: 0 });
  rerender({ keys: [...panels] });
  pass(9);
  expect(turning().front).toMatchObject({ fixture: fixture.id, decidedSet: 1 });
  pass(2);
  expect(turning().front).toBeNull();
});

const goal = (match = fixture): MatchNews => ({ kind: 'goal', fixture: match, side: 'teamA', setIndex: 0 });
const set = (match = fixture): MatchNews => ({ kind: 'set', fixture: match, side: 'teamA', setIndex: 1 });
const shown = (fronts: readonly Front[]) => fronts.map(({ fixture, decidedSet }) => [fixture, decidedSet]);
const after = (...news: readonly MatchNews[]) => shown(news.reduce(withNews, [] as readonly Front[]));

test('a goal replaces the goal of another match', () => {
  expect(after(goal(), goal(other))).toEqual([[other.id, undefined]]);
});

test('a goal does not replace a won set, neither that of another match nor the first one of the next set', () => {
  expect(after(set(), goal(other), goal())).toEqual([[fixture.id, 1]]);
});

test('a won set replaces a goal, and waits behind another won set', () => {
  expect(after(goal(), set(other), set())).toEqual([
    [other.id, 1],
    [fixture.id, 1],
  ]);
});

test('of the decisions behind the shown one, only the newest waits', () => {
  expect(after(set(), set(other), set(), set(other))).toEqual([
    [fixture.id, 1],
    [other.id, 1],
  ]);
});

test('the end of a match shows its last set', () => {
  const before = aTournament();
  const over = withResults(before, (_, index) => (index === 0 ? homeWin : null));
  const news = matchNews(before.fixtures, over.fixtures, Date.now());
  expect(news).toMatchObject([{ kind: 'end' }]);
  expect(after(...news)).toEqual([[fixture.id, homeWin.length - 1]]);
});
