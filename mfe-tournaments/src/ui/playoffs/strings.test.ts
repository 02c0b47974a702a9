/** @jest-environment node */
import { aFixture } from '../../domain/testing/aTournament';
import { changedMatchSentence } from './strings';

test('a match that is about to be lost is named with its teams and what they had played', () => {
  const final = aFixture({ slot: 'final', phase: 'playoffs' });
  expect(changedMatchSentence(final)).toBe('Finale\u00a0: Lille – Lyon');
  const result = { homeScore: 3, awayScore: 0, details: null };
  expect(changedMatchSentence({ ...final, result })).toBe('Finale\u00a0: Lille – Lyon (3–0)');
});
