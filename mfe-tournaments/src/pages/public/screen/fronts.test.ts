/** @jest-environment node */
import { aTournament } from '../../../competition/testing/aTournament';
import { homeWin, withResults } from '../../../competition/testing/playedMatch';
import { type MatchNews, matchNews } from '../../../matchday/matchNews';
import { type Front, withNews } from './fronts';

const [one, other] = aTournament().fixtures;
if (one === undefined || other === undefined) throw new Error('A tournament has two matches.');

const goal = (fixture = one): MatchNews => ({ kind: 'goal', fixture, side: 'teamA', setIndex: 0 });
const set = (fixture = one): MatchNews => ({ kind: 'set', fixture, side: 'teamA', setIndex: 1 });
const shown = (fronts: readonly Front[]) => fronts.map(({ fixture, decidedSet }) => [fixture, decidedSet]);
const after = (...news: readonly MatchNews[]) => shown(news.reduce(withNews, [] as readonly Front[]));

test('a goal replaces the goal of another match', () => {
  expect(after(goal(), goal(other))).toEqual([[other.id, undefined]]);
});

test('a goal does not replace a won set, neither that of another match nor the first one of the next set', () => {
  expect(after(set(), goal(other), goal())).toEqual([[one.id, 1]]);
});

test('a won set replaces a goal, and waits behind another won set', () => {
  expect(after(goal(), set(other), set())).toEqual([
    [other.id, 1],
    [one.id, 1],
  ]);
});

test('of the decisions behind the shown one, only the newest waits', () => {
  expect(after(set(), set(other), set(), set(other))).toEqual([
    [one.id, 1],
    [other.id, 1],
  ]);
});

test('the end of a match shows its last set', () => {
  const before = aTournament();
  const over = withResults(before, (_, index) => (index === 0 ? homeWin : null));
  const news = matchNews(before.fixtures, over.fixtures, Date.now());
  expect(news).toMatchObject([{ kind: 'end' }]);
  expect(after(...news)).toEqual([[one.id, homeWin.length - 1]]);
});
