/** @jest-environment node */

import { leftOpen } from '../matchday/matchOrder';
import type { MatchTimes } from '../model/tournament';
import { isUnderWay } from './shownStatus';
import { aFixture } from './testing/aTournament';

const now = new Date('2026-11-29T10:00:00Z');
const begun = (times?: MatchTimes) => aFixture({ status: 'inprogress', times });

test.each([
  [
    'with a goal of four hours ago',
    { startedAt: '2026-11-29T05:00:00Z', lastGoalAt: '2026-11-29T06:00:00Z' },
    true,
  ],
  [
    'with a goal of before that',
    { startedAt: '2026-11-29T05:00:00Z', lastGoalAt: '2026-11-29T05:59:59Z' },
    false,
  ],
  ['begun on the day before, without a goal', { startedAt: '2026-11-28T20:00:00Z' }, false],
  ['whose clock runs ahead', { startedAt: '2026-11-29T10:20:00Z' }, true],
  ['of which no time is known', undefined, true],
])('a match %s', (_what, times, isPlayed) => {
  expect(isUnderWay(begun(times), now)).toBe(isPlayed);
  expect(leftOpen([begun(times)], now)).toHaveLength(isPlayed ? 0 : 1);
});

test('a pending or finished match is neither current nor left open', () => {
  const fixtures = [
    aFixture(),
    aFixture({ status: 'finished', times: { startedAt: '2026-11-28T20:00:00Z' } }),
  ];
  expect(fixtures.some((fixture) => isUnderWay(fixture, now))).toBe(false);
  expect(leftOpen(fixtures, now)).toEqual([]);
});
