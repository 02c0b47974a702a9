/** @jest-environment node */

import type { SheetEvent } from '../model/sheetEvent';
import { publishSheet } from '../scoring/publishSheet';
import { recordQuickScore } from '../scoring/quickScore';
import { type PlayRequest, sheetCommands } from '../scoring/sheetCommands';
import { minuteOfLastGoal } from './liveMatch';
import { aFixture } from './testing/aTournament';

const selection: PlayRequest = {
  kind: 'selection',
  setIndex: 0,
  side: 'teamA',
  role: 'attacker',
  playerId: 'lille-1',
};
const goalIn = (setIndex: number): PlayRequest => ({
  kind: 'goal',
  setIndex,
  side: 'teamA',
  type: 'attacker',
  by: 'unknown',
});

/** The events of these plays, each recorded this many minutes after ten. */
function eventsOf(...plays: readonly (readonly [minute: number, play: PlayRequest])[]) {
  return plays.reduce<readonly SheetEvent[]>((events, [minute, play], index) => {
    const at = new Date(Date.UTC(2026, 10, 28, 10, 0, minute * 60)).toISOString();
    const outcome = sheetCommands(events, 2).play(play, { id: `e${index}`, at });
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.events;
  }, []);
}
const minuteAfter = (events: readonly SheetEvent[]) =>
  minuteOfLastGoal(publishSheet(aFixture(), { events }, 2));
const firstSet = Array.from({ length: 7 }, (_, index) => [index + 8, goalIn(0)] as const);

test('a match begins with its first goal, not with its lineup', () => {
  expect(minuteAfter(eventsOf([0, selection], [7.5, goalIn(0)]))).toBe(1);
  expect(minuteAfter(eventsOf([7.5, goalIn(0)]))).toBe(1);
  expect(minuteAfter(eventsOf([0, goalIn(0)], [12.2, goalIn(0)]))).toBe(13);
});

test('a set without a goal has no minute', () => {
  expect(minuteAfter(eventsOf([0, selection]))).toBeNull();
  expect(minuteAfter(eventsOf([0, selection], ...firstSet))).toBeNull();
  expect(minuteAfter(eventsOf([0, selection], ...firstSet, [20, goalIn(1)]))).toBe(13);
});

test('a match whose score was replaced and restored keeps its times', () => {
  const before = eventsOf([0, goalIn(0)], [7.5, goalIn(0)]);
  let count = 0;
  const stamp = () => {
    count += 1;
    return { id: `later${count}`, at: '2026-11-28T14:00:00.000Z' };
  };
  const score = [
    [7, 0],
    [7, 0],
  ] as const;
  const replaced = recordQuickScore(sheetCommands(before, 2), score, () => null, stamp);
  const back = replaced.ok ? sheetCommands(replaced.events, 2).undo(stamp()) : replaced;
  expect(back.ok && minuteAfter(back.events)).toBe(8);
});
