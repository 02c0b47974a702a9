/** @jest-environment node */
import { createSchedule } from './createSchedule';
import { exemptIn } from './exemptTeams';

const named = (count: number) => Array.from({ length: count }, (_, index) => `Équipe ${index + 1}`);

test.each([2, 3, 4, 5, 8, 9, 15, 32, 33])(
  'of %i teams, one rests in each round where their number is odd, each once a leg',
  (count) => {
    const teams = named(count);
    const fixtures = createSchedule({ teams, homeAndAway: true });
    const rounds = new Set(fixtures.map(({ round }) => round));
    const resting = [...rounds].flatMap((round) =>
      exemptIn(
        teams,
        fixtures.filter((each) => each.round === round),
      ),
    );
    const twice = count % 2 === 0 ? [] : [...teams, ...teams];
    expect(resting.toSorted()).toEqual(twice.toSorted());
  },
);

test('no team rests before there is a schedule', () => {
  expect(exemptIn(named(3), [])).toEqual([]);
});
