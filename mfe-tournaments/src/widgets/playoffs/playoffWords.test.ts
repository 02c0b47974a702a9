/** @jest-environment node */
import type { Entrant } from '../../competition/playoffs/tree';
import { aFixture } from '../../competition/testing/aTournament';
import { slotName } from '../words';
import { sideName } from './BracketTree';
import { changedMatchSentence } from './playoffQuestion';

test('a match that will be removed is named with its teams and score', () => {
  const final = aFixture({ slot: 'final', phase: 'playoffs' });
  expect(changedMatchSentence(final)).toBe('Finale\u00a0: Lille – Lyon');
  const result = { homeScore: 3, awayScore: 0, details: null };
  expect(changedMatchSentence({ ...final, result })).toBe('Finale\u00a0: Lille – Lyon (3–0)');
});

test.each([
  [8, 'Match de relégation'],
  [9, 'Match pour la 7e place'],
])('the match of the seventh and the eighth of %i teams is called « %s »', (teams, name) => {
  expect(slotName('relegation', teams)).toBe(name);
  expect(slotName('final', teams)).toBe('Finale');
});

test.each<readonly [Entrant, string]>([
  [{ kind: 'seed', seed: 1 }, '1er'],
  [{ kind: 'seed', seed: 4 }, '4e'],
  [{ kind: 'winner', of: 'semifinal-2' }, 'Vainqueur demi-finale 2'],
])('an unknown team is named after its origin: %j', (entrant, name) => {
  const unknown = { entrant, team: null, score: null, isWinner: false };
  expect(sideName(unknown)).toBe(name);
  expect(sideName({ ...unknown, team: 'Lille' })).toBe('Lille');
});
