/** @jest-environment node */
import {
  awayWin,
  detailsOf,
  homeWin,
  narrowAwayWin,
  type SetScores,
} from '../competition/testing/playedMatch';
import { matchScore, matchStatus, matchWinner, setWinner } from './score';
import { currentSetIndex } from './sheetCommands';

test.each([
  ['nothing played', [], 'pending', null, { teamA: 0, teamB: 0 }, 0],
  ['a goal in the first set', [[1, 0]], 'inprogress', null, { teamA: 0, teamB: 0 }, 0],
  ['a set won', [[7, 6]], 'inprogress', null, { teamA: 1, teamB: 0 }, 1],
  ['a home win', homeWin, 'finished', 'teamA', { teamA: 3, teamB: 0 }, 2],
  ['an away win', awayWin, 'finished', 'teamB', { teamA: 0, teamB: 3 }, 2],
  ['five sets', narrowAwayWin, 'finished', 'teamB', { teamA: 2, teamB: 3 }, 4],
] as readonly (readonly [string, SetScores, string, string | null, object, number])[])(
  'with %s',
  (_, scores, status, winner, score, current) => {
    const details = detailsOf(scores);
    expect(matchStatus(details, 3)).toBe(status);
    expect(matchWinner(details, 3)).toBe(winner);
    expect(matchScore(details)).toEqual(score);
    expect(currentSetIndex(details, 3)).toBe(current);
  },
);

test('a set at six all has no winner', () => {
  const [set] = detailsOf([[6, 6]]).sets;
  expect(set && setWinner(set)).toBeNull();
});
