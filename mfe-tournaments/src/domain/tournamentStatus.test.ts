/** @jest-environment node */
import type { FixtureStatus } from './tournament';
import { statusBadge, tournamentStatus } from './tournamentStatus';

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

test('each status has the badge of the specification', () => {
  expect(statusBadge).toEqual({ inprogress: 'destructive', finished: 'default', pending: 'secondary' });
});
