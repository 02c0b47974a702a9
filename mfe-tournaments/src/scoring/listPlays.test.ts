/** @jest-environment node */
import { fullLineups, goal, goals, tapped } from '../competition/testing/arbitraries';
import { mergeEvents } from '../model/sheetEvent';
import { listPlays } from './listPlays';

test('gives the score after each counted play, and the state of the others', () => {
  const plays = listPlays(tapped([...fullLineups, goal('teamA'), 'undo', goal('teamA')]), 3).slice(
    fullLineups.length,
  );
  expect(plays.map(({ state }) => state)).toEqual(['undone', 'counted']);
  expect(plays[1]).toMatchObject({ setScore: { teamA: 1, teamB: 0 } });
});

test('keeps a play after the end of a set as void', () => {
  const sixGoals = tapped([...fullLineups, ...goals(6, 'teamA')]);
  const both = mergeEvents(
    tapped([goal('teamA')], 3, sixGoals, 'b'),
    tapped([goal('teamA')], 3, sixGoals, 'c'),
  );
  expect(
    listPlays(both, 3)
      .map(({ state }) => state)
      .slice(-2),
  ).toEqual(['counted', 'void']);
});
