/** @jest-environment node */
import { card, type Tap, tapped } from '../competition/testing/arbitraries';
import { selectionsOf } from './eventsFromDetails';
import { readSheet } from './readSheet';
import { suggestedSelections, unchangedPlayers } from './sheetCommands';
import { sheetWarnings } from './sheetWarnings';

const lineup = (setIndex: number, attacker: string | null, defender: string | null) =>
  selectionsOf({ attacker, defender }, setIndex, 'teamA');
const red = (setIndex: number, playerId: string) => card('red', 'teamA', setIndex, playerId);
const squadsOf = (...ids: readonly string[]) => ({
  teamA: { players: ids.map((id) => ({ id, name: id })) },
  teamB: { players: [] },
});
const two = squadsOf('p1', 'p2');
const three = squadsOf('p1', 'p2', 'p3');
const five = squadsOf('p1', 'p2', 'p3', 'p4', 'p5');
const detailsOf = (...taps: readonly Tap[]) => readSheet(tapped(taps), 3).details;

test('swaps the roles of a team of two', () => {
  const details = detailsOf(...lineup(0, 'p1', 'p2'));
  expect(suggestedSelections(details, 1, two)).toEqual(lineup(1, 'p2', 'p1'));
});

test('suggests no player without an earlier set', () => {
  expect(suggestedSelections(detailsOf(), 0, two)).toEqual([]);
  expect(suggestedSelections(detailsOf(), 1, two)).toEqual([]);
});

test('suggests nothing to a side with a player in the set', () => {
  expect(
    suggestedSelections(detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, null, 'p3')), 1, three),
  ).toEqual([]);
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
  const suggested = suggestedSelections(detailsOf(...before), 1, two);
  expect(sheetWarnings(readSheet(tapped([...before, ...suggested]), 3).details)).toEqual([]);
});

test('the third player of a team enters at each set, so that all three have played after two', () => {
  const second = detailsOf(...lineup(0, 'p1', 'p2'));
  expect(suggestedSelections(second, 1, three)).toEqual(lineup(1, 'p2', 'p3'));
  const third = detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, 'p2', 'p3'));
  expect(suggestedSelections(third, 2, three)).toEqual(lineup(2, 'p3', 'p1'));
});

test('the players of a team of three rotate without a warning', () => {
  const taps = lineup(0, 'p1', 'p2');
  for (const set of [1, 2, 3, 4]) taps.push(...suggestedSelections(detailsOf(...taps), set, three));
  expect(taps.filter(({ playerId }) => playerId === 'p3')).toHaveLength(3);
  expect(sheetWarnings(detailsOf(...taps))).toEqual([]);
});

test('of a squad of five, the players who have come to this match rotate', () => {
  const first = detailsOf(...lineup(0, 'p1', 'p2'));
  expect(suggestedSelections(first, 1, five)).toEqual(lineup(1, 'p2', 'p1'));
  const corrected = detailsOf(...lineup(0, 'p1', 'p2'), ...lineup(1, 'p2', 'p4'));
  expect(suggestedSelections(corrected, 2, five)).toEqual(lineup(2, 'p4', 'p1'));
});

test.each([
  ['the attacker of a team of three', three, 'p1', lineup(1, 'p2', 'p3')],
  ['the defender of a team of three', three, 'p2', lineup(1, 'p3', 'p1')],
  ['the third player', three, 'p3', lineup(1, 'p2', 'p1')],
  ['the attacker of a team of two', two, 'p1', lineup(1, 'p2', null)],
])('never suggests a player who was sent off: %s', (_who, squads, playerId, expected) => {
  const details = detailsOf(...lineup(0, 'p1', 'p2'), red(0, playerId));
  expect(suggestedSelections(details, 1, squads)).toEqual(expected);
});

test('a player who was sent off in the first set does not return in the third', () => {
  const details = detailsOf(...lineup(0, 'p1', 'p2'), red(0, 'p1'), ...lineup(1, 'p2', 'p3'));
  expect(suggestedSelections(details, 2, three)).toEqual(lineup(2, 'p3', 'p2'));
});
