/** @jest-environment node */
import { tapped } from '../competition/testing/arbitraries';
import { readSheet } from './readSheet';
import { suggestedSelections, unchangedPlayers } from './sheetCommands';
import { sheetWarnings } from './sheetWarnings';

const lineup = (setIndex: number, attacker: string | null, defender: string | null) =>
  (['attacker', 'defender'] as const).map(
    (role) =>
      ({
        kind: 'selection',
        setIndex,
        side: 'teamA',
        role,
        playerId: role === 'attacker' ? attacker : defender,
      }) as const,
  );
const detailsOf = (...taps: ReturnType<typeof lineup>) => readSheet(tapped(taps), 3).details;

test('swaps the roles of the set before', () => {
  const details = detailsOf(...lineup(0, 'p1', 'p2'));
  expect(suggestedSelections(details, 1)).toEqual(lineup(1, 'p2', 'p1'));
});

test('suggests no player without an earlier set', () => {
  expect(suggestedSelections(detailsOf(), 0)).toEqual([]);
  expect(suggestedSelections(detailsOf(), 1)).toEqual([]);
});

test('suggests nothing to a side with a player in the set', () => {
  expect(suggestedSelections(detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, null, 'p3')), 1)).toEqual([]);
});

test('a player who keeps a role from one set to the next is unchanged', () => {
  const kept = detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, 'p1', 'p3'));
  expect(unchangedPlayers(kept, 1, 'teamA')).toEqual([{ playerId: 'p1', role: 'attacker' }]);
  expect(unchangedPlayers(kept, 0, 'teamA')).toEqual([]);
  const swapped = detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, 'p2', 'p1'));
  expect(unchangedPlayers(swapped, 1, 'teamA')).toEqual([]);
});

test('never suggests a lineup with a warning', () => {
  const before = lineup(0, 'p1', 'p2');
  const suggested = suggestedSelections(detailsOf(...before), 1);
  expect(sheetWarnings(readSheet(tapped([...before, ...suggested]), 3).details)).toEqual([]);
});
