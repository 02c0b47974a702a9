/** @jest-environment node */
import { fullLineups, type Tap, tapped } from '../competition/testing/arbitraries';
import { mergeEvents } from '../model/sheetEvent';
import { listPlays } from './listPlays';

const goal: Tap = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' };

test('gives the score after each counted play, and the state of the others', () => {
  const plays = listPlays(tapped([...fullLineups, goal, 'undo', goal]), 3).slice(fullLineups.length);
  expect(plays.map(({ state }) => state)).toEqual(['undone', 'counted']);
  expect(plays[1]).toMatchObject({ setScore: { teamA: 1, teamB: 0 } });
});

test('keeps a play after the end of a set as void', () => {
  const sixGoals = tapped([...fullLineups, ...Array.from({ length: 6 }, () => goal)]);
  const both = mergeEvents(tapped([goal], 3, sixGoals, 'b'), tapped([goal], 3, sixGoals, 'c'));
  expect(
    listPlays(both, 3)
      .map(({ state }) => state)
      .slice(-2),
  ).toEqual(['counted', 'void']);
});
