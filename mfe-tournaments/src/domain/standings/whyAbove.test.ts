/** @jest-environment node */
import fc from 'fast-check';
import { arbitrarySeason } from '../testing/arbitraries';
import type { Criterion } from './criteria';
import { type StandingRow, standings } from './standings';
import { signed, whyAbove } from './whyAbove';

const row = (wishes: Partial<StandingRow>): StandingRow => ({
  name: 'Lille',
  played: 4,
  wins: 2,
  losses: 2,
  points: 10,
  setsFor: 8,
  setsAgainst: 7,
  setDifference: 1,
  goalsFor: 70,
  goalsAgainst: 73,
  goalDifference: -3,
  ...wishes,
});

test.each([
  ['points', { points: 8 }, 'Lille devance Lyon aux points : 10 contre 8.'],
  [
    'set-difference',
    { setDifference: -2 },
    'À égalité de points, Lille devance Lyon à la différence de sets : +1 contre −2.',
  ],
  [
    'goal-difference',
    { goalDifference: -5 },
    'À égalité de points et de sets, Lille devance Lyon à la différence de buts : −3 contre −5.',
  ],
  ['name', {}, 'À égalité de points, de sets et de buts, Lille précède Lyon dans l’ordre alphabétique.'],
] as const)('names %s when it decided', (criterion, wishes, sentence) => {
  expect(whyAbove(row({}), row({ ...wishes, name: 'Lyon' }))).toEqual({ criterion, sentence });
});

test('a difference of nothing has no sign', () => {
  expect(signed(0)).toBe('0');
});

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
      const sorted = [...shuffled].sort((a, b) => byOneCriterion[whyAbove(a, b).criterion](a, b));
      expect(sorted).toEqual(rows);
    }),
    { numRuns: 400 },
  );
});

test('the figures of a sentence bear it out', () => {
  fc.assert(
    fc.property(shuffledSeason, ([rows]) => {
      rows.slice(1).forEach((lower, index) => {
        const { criterion, sentence } = whyAbove(rows[index] as StandingRow, lower);
        if (criterion === 'name') return;
        const figures = / : (\S+) contre (\S+)\.$/u.exec(sentence)?.slice(1) ?? [];
        const [above, below] = figures.map((figure) => Number(figure.replace('−', '-'))) as [number, number];
        expect(above).toBeGreaterThan(below);
      });
    }),
    { numRuns: 400 },
  );
});
