/** @jest-environment node */
import fc from 'fast-check';
import { decidingCriterion } from '../../../domain/standings/criteria';
import { type StandingRow, standings } from '../../../domain/standings/standings';
import { arbitrarySeason } from '../../../domain/testing/arbitraries';
import { signed } from '../../../ui/signed';
import { whyAbove } from './whyAbove';

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
  ['points', { points: 8 }, 'Lille devance Lyon aux points\u00a0: 10 contre 8.'],
  [
    'set-difference',
    { setDifference: -2 },
    'À égalité de points, Lille devance Lyon à la différence de sets\u00a0: +1 contre −2.',
  ],
  [
    'goal-difference',
    { goalDifference: -5 },
    'À égalité de points et de sets, Lille devance Lyon à la différence de buts\u00a0: −3 contre −5.',
  ],
  ['name', {}, 'À égalité de points, de sets et de buts, Lille précède Lyon dans l’ordre alphabétique.'],
] as const)('names %s when it decided', (_, wishes, sentence) => {
  expect(whyAbove(row({}), row({ ...wishes, name: 'Lyon' }))).toBe(sentence);
});

test('a difference of nothing has no sign', () => {
  expect(signed(0)).toBe('0');
});

test('the figures of a sentence bear it out', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 8 }).map(standings), (rows) => {
      rows.slice(1).forEach((lower, index) => {
        const upper = rows[index] as StandingRow;
        if (decidingCriterion(upper, lower) === 'name') return;
        const sentence = whyAbove(upper, lower);
        const figures = /\u00a0: (\S+) contre (\S+)\.$/u.exec(sentence)?.slice(1) ?? [];
        const [above, below] = figures.map((figure) => Number(figure.replace('−', '-'))) as [number, number];
        expect(above).toBeGreaterThan(below);
      });
    }),
    { numRuns: 400 },
  );
});
