/** @jest-environment node */
import { inReadingOrder } from './matchOrder';

test('puts current matches first, then finished, then pending ones', () => {
  const fixtures = [{ status: 'pending' }, { status: 'finished' }, { status: 'inprogress' }] as const;
  expect(inReadingOrder(fixtures).map(({ status }) => status)).toEqual(['inprogress', 'finished', 'pending']);
});

test('annulled matches come last', () => {
  const fixtures = [
    { id: 'annulled', status: 'finished', ruling: { kind: 'annulled' } },
    { id: 'to come', status: 'pending' },
    { id: 'forfeit', status: 'finished', ruling: { kind: 'forfeit', by: 'teamA' } },
  ] as const;
  expect(inReadingOrder(fixtures).map(({ id }) => id)).toEqual(['forfeit', 'to come', 'annulled']);
});

test('keeps the rounds in order within a status, and the order within a round', () => {
  const fixtures = [
    { id: 'final', status: 'pending' },
    { id: 'c', status: 'pending', round: 2 },
    { id: 'a', status: 'pending', round: 1 },
    { id: 'semifinal', status: 'pending' },
    { id: 'b', status: 'pending', round: 1 },
  ] as const;
  expect(inReadingOrder(fixtures).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'final', 'semifinal']);
});

test('does not change its argument', () => {
  const fixtures = [{ status: 'pending' }, { status: 'inprogress' }] as const;
  inReadingOrder(fixtures);
  expect(fixtures[0].status).toBe('pending');
});
