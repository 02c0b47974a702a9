/** @jest-environment node */
import type { Entrant } from '../../competition/playoffs/tree';
import { sideName } from './strings';

test.each<readonly [Entrant, string]>([
  [{ kind: 'seed', seed: 1 }, '1er'],
  [{ kind: 'seed', seed: 4 }, '4e'],
  [{ kind: 'winner', of: 'semifinal-2' }, 'Vainqueur demi-finale 2'],
])('an unknown team is named after its origin: %j', (entrant, name) => {
  const unknown = { entrant, team: null, score: null, isWinner: false };
  expect(sideName(unknown)).toBe(name);
  expect(sideName({ ...unknown, team: 'Lille' })).toBe('Lille');
});
