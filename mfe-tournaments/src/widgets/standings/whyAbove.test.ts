/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import { measures, rank, type StandingRow } from '../../competition/standings/standings';
import { arbitrarySeason } from '../../competition/testing/arbitraries';
import { whyAbove } from './Standings';
import { signed } from './StandingsTable';

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
  [
    'head-to-head',
    {},
    'À égalité de points, de sets et de buts, Lille devance Lyon aux confrontations directes.',
  ],
  ['withdrawal', {}, 'Lyon a déclaré forfait général et passe derrière Lille.'],
  [
    'name',
    {},
    'Rien ne sépare Lille et Lyon, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.',
  ],
] as const)('names %s when it decided', (by, wishes, sentence) => {
  expect(whyAbove(row({}), row({ ...wishes, name: 'Lyon' }), { by })).toBe(sentence);
});

test('agrees with teams whose names are plural', () => {
  const [blue, green] = [row({ name: 'Les Murs Bleus' }), row({ name: 'Les Verts', points: 8 })];
  expect(whyAbove(blue, green, { by: 'points' })).toBe(
    'Les Murs Bleus devancent Les Verts aux points\u00a0: 10 contre 8.',
  );
  expect(whyAbove(blue, green, { by: 'withdrawal' })).toBe(
    'Les Verts ont déclaré forfait général et passent derrière Les Murs Bleus.',
  );
});

test('quotes the organiser’s reason for their decision', () => {
  const decision = {
    order: ['Lille', 'Lyon'],
    by: 'lots',
    reason: 'devant les deux capitaines',
    at: '2026-11-22T10:00:00.000Z',
  } as const;
  expect(whyAbove(row({}), row({ name: 'Lyon' }), { by: 'lots', decision })).toBe(
    'Rien ne les sépare\u00a0: le tirage au sort place Lille devant Lyon. Motif\u00a0: devant les deux capitaines',
  );
});

test('a difference of zero has no sign', () => {
  expect(signed(0)).toBe('0');
});

test('the figures of each sentence rank the upper team above', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 8 }).map(rank), ({ rows, reasons }) => {
      for (const [index, reason] of reasons.entries()) {
        if (!measures.some(({ kind }) => kind === reason.by)) continue;
        const sentence = whyAbove(rows[index] as StandingRow, rows[index + 1] as StandingRow, reason);
        const figures = /\u00a0: (\S+) contre (\S+)\.$/u.exec(sentence)?.slice(1) ?? [];
        const [above, below] = figures.map((figure) => Number(figure.replace('−', '-'))) as [number, number];
        expect(above).toBeGreaterThan(below);
      }
    }),
    { numRuns: runs(400) },
  );
});
