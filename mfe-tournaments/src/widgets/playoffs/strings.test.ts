/** @jest-environment node */
import { aFixture } from '../../competition/testing/aTournament';
import { changedMatchSentence } from './PlayoffQuestion';
import { slotName } from './slotNames';
import { roundTitle } from './strings';

test('a match that will be removed is named with its teams and score', () => {
  const final = aFixture({ slot: 'final', phase: 'playoffs' });
  expect(changedMatchSentence(final)).toBe('Finale\u00a0: Lille – Lyon');
  const result = { homeScore: 3, awayScore: 0, details: null };
  expect(changedMatchSentence({ ...final, result })).toBe('Finale\u00a0: Lille – Lyon (3–0)');
});

test.each([
  [8, 'Match de relégation', 'Match de relégation'],
  [9, 'Match pour la 7e place', 'Match pour la 7e place'],
])('the match of the seventh and the eighth of %i teams is called « %s »', (teams, name, title) => {
  expect(slotName('relegation', teams)).toBe(name);
  expect(roundTitle('relegation', teams)).toBe(title);
  expect(slotName('final', teams)).toBe('Finale');
});
