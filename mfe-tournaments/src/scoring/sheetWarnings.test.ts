/** @jest-environment node */
import { card, goal, type Tap, tapped } from '../competition/testing/arbitraries';
import type { Side } from '../model/tournament';
import { selectionsOf } from './eventsFromDetails';
import { readSheet } from './readSheet';
import { type SheetWarning, sheetWarnings } from './sheetWarnings';

const select = (
  setIndex: number,
  attacker: string | null,
  defender: string | null,
  side: Side = 'teamA',
): Tap[] => selectionsOf({ attacker, defender }, setIndex, side);
const lineups = [...select(0, 'p1', 'p2'), ...select(0, 'q1', 'q2', 'teamB')];
const warningsAfter = (...taps: readonly Tap[]) => sheetWarnings(readSheet(tapped(taps), 3).details);

test('a sheet that follows the rules has no warning', () => {
  expect(warningsAfter(...lineups, goal('teamA'), ...select(1, 'p2', 'p1'))).toEqual([]);
});

test.each([
  [
    'a role kept from one set to the next',
    [...select(0, 'p1', 'p2'), ...select(1, 'p1', null)],
    { kind: 'role-not-swapped', setIndex: 1, side: 'teamA', playerId: 'p1', role: 'attacker' },
  ],
  [
    'a penalty taken by the defender',
    [...lineups, { ...goal('teamA', 0, 'penalty'), by: 'defender' }],
    { kind: 'penalty-by-defender', setIndex: 0, side: 'teamA', playerId: 'p2' },
  ],
  [
    'a player back after a red card',
    [card('red', 'teamA', 0, 'p1'), ...select(1, 'p1', null)],
    { kind: 'red-carded-player', setIndex: 1, side: 'teamA', playerId: 'p1' },
  ],
  [
    'a set begun before the one before it ended',
    [...select(1, 'p1', 'p2'), ...select(1, 'q1', 'q2', 'teamB'), goal('teamA', 1)],
    { kind: 'set-ahead-of-turn', setIndex: 1 },
  ],
  [
    'a role without a player while the set is played',
    [...select(0, 'p1', null), ...select(0, 'q1', 'q2', 'teamB'), goal('teamA')],
    { kind: 'role-without-player', setIndex: 0, side: 'teamA', role: 'defender' },
  ],
] as readonly (readonly [string, readonly Tap[], SheetWarning])[])(
  'a sheet has a warning for %s',
  (_, taps, warning) => {
    expect(warningsAfter(...taps)).toContainEqual(warning);
  },
);
