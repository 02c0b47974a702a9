/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import {
  arbitraryTaps,
  card,
  finishedScores,
  fullLineups,
  goal,
  goals,
  tapped,
} from '../competition/testing/arbitraries';
import { gestureOf, mergeEvents, type SheetEvent } from '../model/sheetEvent';
import { listPlays } from './listPlays';
import { recordQuickScore } from './quickScore';
import { readSheet } from './readSheet';
import { matchStatus } from './score';
import { type RecordOutcome, sheetCommands } from './sheetCommands';

let count = 0;
const newStamp = () => {
  count += 1;
  return { id: `g${count}`, at: '2026-11-22T10:00:00.000Z' };
};
const noScorers = () => null;

function written(outcome: RecordOutcome): readonly SheetEvent[] {
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.events;
}
const back = (events: readonly SheetEvent[], winningSets = 3) =>
  written(sheetCommands(events, winningSets).undo(newStamp()));
const forth = (events: readonly SheetEvent[], winningSets = 3) =>
  written(sheetCommands(events, winningSets).redo(newStamp()));
const typed = (events: readonly SheetEvent[], winningSets = 3) =>
  written(
    recordQuickScore(
      sheetCommands(events, winningSets),
      Array.from({ length: winningSets }, () => [7, 5] as const),
      noScorers,
      newStamp,
    ),
  );
const states = (events: readonly SheetEvent[]) =>
  listPlays(events, 3).map(({ state, play }) => `${play.id} ${state}`);

const logged = tapped([...fullLineups, ...goals(2, 'teamB'), card('red', 'teamA')]);

describe('a quick score', () => {
  test('over a log is undone in one step, and redone in one', () => {
    fc.assert(
      fc.property(
        arbitraryTaps,
        fc
          .constantFrom(2, 3)
          .chain((winningSets) => fc.tuple(fc.constant(winningSets), finishedScores(winningSets))),
        (taps, [winningSets, sets]) => {
          const before = tapped([...fullLineups, ...taps], winningSets);
          const after = written(
            recordQuickScore(sheetCommands(before, winningSets), sets, noScorers, newStamp),
          );
          const taken = back(after, winningSets);
          const { details, plays } = readSheet(taken, winningSets);
          expect({ details, plays }).toMatchObject({
            details: readSheet(before, winningSets).details,
            plays: readSheet(before, winningSets).plays,
          });
          const again = readSheet(forth(taken, winningSets), winningSets);
          expect(again.plays).toEqual(readSheet(after, winningSets).plays);
          expect(again.details).toEqual(readSheet(after, winningSets).details);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('that was undone leaves the log unchanged, with its own goals struck', () => {
    const taken = back(typed(logged));
    expect(states(taken).slice(0, logged.length)).toEqual(states(logged));
    expect(
      listPlays(taken, 3)
        .slice(logged.length)
        .every(({ state }) => state === 'undone'),
    ).toBe(true);
  });

  test('can be undone between others, and once by two views', () => {
    const once = typed(logged);
    const here = back(once);
    const there = back(once);
    expect(readSheet(mergeEvents(here, there), 3).plays).toEqual(readSheet(logged, 3).plays);
    const more = typed(here);
    expect(readSheet(back(more), 3).plays).toEqual(readSheet(logged, 3).plays);
    expect(sheetCommands(more, 3).redo(newStamp())).toEqual({
      ok: false,
      refusal: { kind: 'nothing-to-redo' },
    });
  });

  test('cannot be redone after another play', () => {
    const after = tapped([goal('teamB', 1)], 3, back(typed(logged)), 'n');
    expect(sheetCommands(after, 3).redo(newStamp())).toEqual({
      ok: false,
      refusal: { kind: 'nothing-to-redo' },
    });
  });

  test('of a release without gestures is undone goal by goal', () => {
    const former = typed([]).map(({ gesture: _gesture, ...event }) => event);
    const before = readSheet(former, 3).plays;
    expect(readSheet(back(former), 3).plays).toEqual(before.slice(0, -1));
  });
});

test('naming a scorer afterwards can be undone and redone', () => {
  const score = typed([]);
  const first = readSheet(score, 3).plays[0]?.id ?? '';
  const name = (events: readonly SheetEvent[], scorerId: string | null) =>
    written(sheetCommands(events, 3).attribute(first, scorerId, newStamp()));
  const scorer = (events: readonly SheetEvent[]) => {
    const [play] = readSheet(events, 3).plays;
    return play?.kind === 'goal' ? play.scorerId : undefined;
  };
  const named = name(name(score, 'ana'), 'bea');
  expect(scorer(named)).toBe('bea');
  expect(scorer(back(named))).toBe('ana');
  expect(scorer(forth(back(named)))).toBe('bea');
  expect(scorer(back(back(named)))).toBeNull();
  expect(matchStatus(readSheet(back(back(named)), 3).details, 3)).toBe('finished');
  expect(readSheet(back(back(back(named))), 3).plays).toEqual([]);
  const otherwise = name(back(named), 'cleo');
  expect(scorer(otherwise)).toBe('cleo');
  expect(sheetCommands(otherwise, 3).redo(newStamp()).ok).toBe(false);
});

test('undoing a forfeit can be undone', () => {
  const forfeited = tapped([...fullLineups, goal('teamB'), { kind: 'forfeit', side: 'teamA' }]);
  const played = back(forfeited);
  const last = played.at(-1);
  if (last === undefined) throw new Error('nothing was written');
  const again = written(sheetCommands(played, 3).undoGesture(gestureOf(last), newStamp()));
  expect(readSheet(again, 3).details.forfeit).toBe('teamA');
});
