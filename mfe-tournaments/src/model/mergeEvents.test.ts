/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { arbitraryTaps, fullLineups, tapped } from '../competition/testing/arbitraries';
import { readSheet } from '../scoring/readSheet';
import { setScore } from '../scoring/score';
import { mergeEvents } from './sheetEvent';

const stem = tapped(fullLineups, 3, [], 's');
const sixAll = (['teamA', 'teamB'] as const).flatMap((side) =>
  Array.from({ length: 6 }, () => ({ kind: 'goal', setIndex: 0, side, type: 'attacker' }) as const),
);
const twoViews = fc.tuple(arbitraryTaps, arbitraryTaps, arbitraryTaps).map(([before, a, b]) => {
  const common = tapped(before, 3, stem, 'c');
  return { a: tapped(a, 3, common, 'a'), b: tapped(b, 3, common, 'b') };
});

test('merging two views is commutative and idempotent', () => {
  fc.assert(
    fc.property(twoViews, ({ a, b }) => {
      const merged = mergeEvents(a, b);
      expect(mergeEvents(b, a)).toEqual(merged);
      expect(mergeEvents(merged, a)).toEqual(merged);
      expect(mergeEvents(merged, merged)).toEqual(merged);
    }),
    { numRuns: runs(60) },
  );
});

test('merging neither loses nor duplicates an event', () => {
  fc.assert(
    fc.property(twoViews, ({ a, b }) => {
      const ids = mergeEvents(a, b).map(({ id }) => id);
      expect(ids.length).toBe(new Set(ids).size);
      expect(new Set(ids)).toEqual(new Set([...a, ...b].map(({ id }) => id)));
    }),
    { numRuns: runs(60) },
  );
});

test('the reading of a sheet does not depend on the order of its events', () => {
  fc.assert(
    fc.property(
      arbitraryTaps.chain((taps) => {
        const events = tapped(taps, 3, stem);
        return fc.tuple(fc.constant(events), fc.shuffledSubarray([...events], { minLength: events.length }));
      }),
      ([events, shuffled]) => {
        expect(readSheet(shuffled, 3)).toEqual(readSheet(events, 3));
      },
    ),
    { numRuns: runs(60) },
  );
});

test('a merged sheet breaks no rule: the second seventh goal is void', () => {
  const common = tapped(sixAll, 3, stem, 'c');
  const a = tapped([{ kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' }], 3, common, 'a');
  const b = tapped([{ kind: 'goal', setIndex: 0, side: 'teamB', type: 'attacker' }], 3, common, 'b');
  const { details } = readSheet(mergeEvents(a, b), 3);
  expect(details.sets.map(setScore)[0]).toEqual({ teamA: 7, teamB: 6 });
});

test('a merged set has at most seven goals a side and one winner', () => {
  fc.assert(
    fc.property(twoViews, ({ a, b }) => {
      const { details } = readSheet(mergeEvents(a, b), 3);
      for (const { teamA, teamB } of details.sets.map(setScore)) {
        expect(teamA + teamB).toBeLessThanOrEqual(13);
        expect(Math.max(teamA, teamB)).toBeLessThanOrEqual(7);
      }
    }),
    { numRuns: runs(80) },
  );
});

test('two views that undo the same goal undo it once', () => {
  const common = tapped(sixAll, 3, stem, 'c');
  const merged = mergeEvents(tapped(['undo'], 3, common, 'a'), tapped(['undo'], 3, common, 'b'));
  expect(readSheet(merged, 3).details.sets.map(setScore)[0]).toEqual({ teamA: 6, teamB: 5 });
});
