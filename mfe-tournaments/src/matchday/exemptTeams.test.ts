/** @jest-environment node */
import { createSchedule } from '../competition/schedule/createSchedule';
import { aTournament } from '../competition/testing/aTournament';
import { exemptByRound } from './matchOrder';

test.each([2, 3, 4, 5, 8, 9, 15, 32, 33])(
  'of %i teams, one rests in each round where their number is odd, each once a leg',
  (count) => {
    const teams = Array.from({ length: count }, (_, index) => `Équipe ${index + 1}`);
    const exempt = exemptByRound(aTournament({ fixtures: createSchedule({ teams, homeAndAway: true }) }));
    const resting = [...exempt.values()].flat();
    const twice = count % 2 === 0 ? [] : [...teams, ...teams];
    expect(resting.toSorted()).toEqual(twice.toSorted());
  },
);

test('no team rests before there is a schedule', () => {
  expect(exemptByRound(aTournament({ fixtures: [] }))).toEqual(new Map());
});
