/** @jest-environment node */
import fc from 'fast-check';
import { arbitrarySeason } from '../testing/arbitraries';
import { type Criterion, decidingCriterion } from './criteria';
import { type StandingRow, standings } from './standings';

/** The order by one criterion and nothing else. */
const byOneCriterion: Readonly<Record<Criterion, (a: StandingRow, b: StandingRow) => number>> = {
  points: (a, b) => b.points - a.points,
  'set-difference': (a, b) => b.setDifference - a.setDifference,
  'goal-difference': (a, b) => b.goalDifference - a.goalDifference,
  name: (a, b) => a.name.localeCompare(b.name, 'fr'),
};

const shuffledSeason = arbitrarySeason({ maxTeams: 8 })
  .map((season) => standings(season))
  .chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
    ),
  );

test('the criterion alone puts shuffled rows back in order', () => {
  fc.assert(
    fc.property(shuffledSeason, ([rows, shuffled]) => {
      const sorted = [...shuffled].sort((a, b) => byOneCriterion[decidingCriterion(a, b)](a, b));
      expect(sorted).toEqual(rows);
    }),
    { numRuns: 400 },
  );
});
