import { aFixture } from '../competition/testing/aTournament';
import { homeWin, played, type SetScores } from '../competition/testing/playedMatch';
import { matchNews } from './matchNews';

const now = Date.parse('2026-03-15T15:00:00Z');
const at = (scores: SetScores) => played(aFixture(), scores);
const told = (before: SetScores, after: SetScores) =>
  matchNews([at(before)], [at(after)], now).map(({ fixture: _fixture, ...news }) => news);

test.each<[string, SetScores, SetScores, object[]]>([
  ['the first goal', [], [[1, 0]], [{ kind: 'goal', side: 'teamA', setIndex: 0 }]],
  ['a goal of the guests', [[3, 2]], [[3, 3]], [{ kind: 'goal', side: 'teamB', setIndex: 0 }]],
  ['a set', [[6, 2]], [[7, 2]], [{ kind: 'set', side: 'teamA', setIndex: 0 }]],
  [
    'the end of a match',
    [
      [7, 4],
      [7, 2],
      [6, 5],
    ],
    homeWin,
    [{ kind: 'end', winner: 'Lille' }],
  ],
  [
    'a correction of a finished match',
    homeWin,
    [[5, 7], ...homeWin],
    [{ kind: 'correction', winner: 'Lille' }],
  ],
  ['a goal that is taken back', [[3, 2]], [[2, 2]], []],
  ['nothing', [[3, 2]], [[3, 2]], []],
])('reports %s', (_what, before, after, news) => {
  expect(told(before, after)).toEqual(news);
});

test('a goal that arrives long after it was scored is no news', () => {
  const goal = {
    ...at([[1, 0]]),
    times: { lastGoalAt: '2026-03-15T14:00:00Z', lastGoalBy: 'teamA' as const },
  };
  expect(matchNews([at([])], [goal], now)).toEqual([]);
  const fresh = { ...goal, times: { ...goal.times, lastGoalAt: '2026-03-15T14:59:58Z' } };
  expect(matchNews([at([])], [fresh], now)).toHaveLength(1);
});

test('a new match is no news', () => {
  expect(matchNews([], [at(homeWin)], now)).toEqual([]);
});
