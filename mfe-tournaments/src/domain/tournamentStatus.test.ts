/** @jest-environment node */
import type { FixtureStatus } from './tournament';
import { statusBadge, tournamentStatus } from './tournamentStatus';

const cases: readonly (readonly [string, readonly FixtureStatus[], string])[] = [
  ['no fixture at all', [], 'À venir'],
  ['nothing played', ['pending', 'pending'], 'À venir'],
  ['one match under way', ['pending', 'inprogress'], 'En cours'],
  ['one match under way among finished ones', ['finished', 'inprogress'], 'En cours'],
  ['some matches finished', ['finished', 'pending'], 'En cours'],
  ['every match finished', ['finished', 'finished'], 'Terminé'],
];

test.each(cases)('with %s', (_, statuses, expected) => {
  expect(tournamentStatus(statuses.map((status) => ({ status })))).toBe(expected);
});

test('each status has the badge of the specification', () => {
  expect(statusBadge).toEqual({ 'En cours': 'destructive', Terminé: 'default', 'À venir': 'secondary' });
});
