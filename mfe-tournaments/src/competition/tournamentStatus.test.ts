/** @jest-environment node */

import type { FixtureStatus } from '../model/tournament';
import { progressOf, statusBadge, tournamentStatus } from './tournamentStatus';

const cases: readonly (readonly [string, readonly FixtureStatus[], FixtureStatus])[] = [
  ['no fixture at all', [], 'pending'],
  ['nothing played', ['pending', 'pending'], 'pending'],
  ['one match under way', ['pending', 'inprogress'], 'inprogress'],
  ['one match under way among finished ones', ['finished', 'inprogress'], 'inprogress'],
  ['some matches finished', ['finished', 'pending'], 'inprogress'],
  ['every match finished', ['finished', 'finished'], 'finished'],
];

test.each(cases)('with %s', (_, statuses, expected) => {
  expect(tournamentStatus(statuses.map((status) => ({ status })))).toBe(expected);
});

const of = (status: FixtureStatus) => ({ status });
/** Of a team that was removed, or has withdrawn: recorded as finished, without a winner. */
const annulled = { status: 'finished', ruling: { kind: 'annulled' } } as const;

test.each([
  ['nothing else played', [annulled, annulled, of('pending')], 'pending', 0, 1],
  ['all others played', [annulled, of('finished')], 'finished', 1, 1],
  ['some others played', [of('pending'), annulled, of('finished')], 'inprogress', 1, 2],
  ['no other', [annulled, annulled], 'pending', 0, 0],
] as const)('annulled matches are neither played nor pending: %s', (_, fixtures, status, finished, count) => {
  expect(tournamentStatus(fixtures)).toBe(status);
  expect(progressOf(fixtures)).toEqual({ finished, count });
});

test('a forfeit counts as played', () => {
  const forfeit = { status: 'finished', ruling: { kind: 'forfeit', by: 'teamA' } } as const;
  expect(progressOf([forfeit, of('pending')])).toEqual({ finished: 1, count: 2 });
});

test('each status has the badge of the specification', () => {
  expect(statusBadge).toEqual({ inprogress: 'destructive', finished: 'default', pending: 'secondary' });
});
