/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import {
  arbitraryTaps,
  card,
  fullLineups,
  goal,
  goals,
  type Tap,
  tapped,
} from '../competition/testing/arbitraries';
import type { SheetEvent } from '../model/sheetEvent';
import { readSheet } from './readSheet';
import { setScore } from './score';
import { lastAction, type RecordOutcome, sheetCommands } from './sheetCommands';

const stamp = { id: 'new', at: '2025-10-04T10:00:00.000Z' };
const sheet = (...taps: readonly Tap[]) => tapped([...fullLineups, ...taps]);

describe('going back', () => {
  test('is refused without a play to undo or redo', () => {
    expect(sheetCommands([], 3).undo(stamp)).toEqual({ ok: false, refusal: { kind: 'nothing-to-undo' } });
    expect(sheetCommands(sheet(), 3).redo(stamp)).toEqual({
      ok: false,
      refusal: { kind: 'nothing-to-redo' },
    });
  });

  test('cannot redo after a new play', () => {
    const events = sheet(goal('teamA'), 'undo', goal('teamB'));
    expect(sheetCommands(events, 3).redo(stamp)).toEqual({ ok: false, refusal: { kind: 'nothing-to-redo' } });
  });

  test('can undo one play of the list and keep the later ones', () => {
    const events = sheet(goal('teamA'), goal('teamB'));
    const [first] = readSheet(events, 3).plays.filter(({ kind }) => kind === 'goal');
    const outcome = sheetCommands(events, 3).undo(stamp, first?.id);
    expect(outcome.ok && readSheet(outcome.events, 3).details.sets.map(setScore)[0]).toEqual({
      teamA: 0,
      teamB: 1,
    });
  });

  test('can undo any play of the list and restore its place', () => {
    fc.assert(
      fc.property(arbitraryTaps, fc.nat(), (taps, nth) => {
        const events = tapped([...fullLineups, ...taps]);
        const reading = readSheet(events, 3);
        const target = reading.plays[nth % reading.plays.length]?.id;
        const without = sheetCommands(events, 3).undo({ ...stamp, id: 'u' }, target);
        if (!without.ok) throw new Error('refused');
        const { plays } = readSheet(without.events, 3);
        const others = reading.plays.filter(({ id }) => id !== target);
        // Without a red card a sanction that came after it counts again, and may end the match before later goals.
        const isCard = reading.plays.some(({ id, kind }) => id === target && kind === 'card');
        if (isCard) expect(others).toEqual(expect.arrayContaining([...plays]));
        else expect(plays).toEqual(others);
        const restored = sheetCommands(without.events, 3).redo({ ...stamp, id: 'r' });
        if (!restored.ok) throw new Error('refused');
        expect(readSheet(restored.events, 3).details).toEqual(reading.details);
        expect(readSheet(restored.events, 3).plays).toEqual(reading.plays);
      }),
      { numRuns: runs(200) },
    );
  });

  test('restores with a play the later ones that depended on it', () => {
    // Without the red card the yellow one, a sanction after the set, is the goal that ends the match.
    const taps = [
      ...[0, 1].flatMap((setIndex) => goals(7, 'teamB', setIndex)),
      ...goals(6, 'teamB', 3),
      card('red', 'teamB', 3, 'p-1'),
      card('yellow', 'teamA', 3, 'p-1'),
      goal('teamA', 2),
    ];
    const events = tapped([...fullLineups, ...taps]);
    const reading = readSheet(events, 3);
    const red = reading.plays.find((play) => play.kind === 'card' && play.type === 'red')?.id;
    const without = sheetCommands(events, 3).undo({ ...stamp, id: 'u' }, red);
    if (!without.ok) throw new Error('refused');
    expect(readSheet(without.events, 3).plays).toHaveLength(reading.plays.length - 2);
    const restored = sheetCommands(without.events, 3).redo({ ...stamp, id: 'r' });
    if (!restored.ok) throw new Error('refused');
    expect(readSheet(restored.events, 3).plays).toEqual(reading.plays);
  });

  test('has no limit: undoing every play empties the sheet, and redoing restores it', () => {
    fc.assert(
      fc.property(arbitraryTaps, fc.constantFrom(2, 3), (taps, winningSets) => {
        const events = tapped([...fullLineups, ...taps], winningSets);
        const reading = readSheet(events, winningSets);
        const back = Array.from({ length: reading.plays.length }, () => 'undo' as const);
        const emptied = tapped(back, winningSets, events, 'u');
        expect(readSheet(emptied, winningSets).plays).toEqual([]);
        const forth = back.map(() => 'redo' as const);
        const restored = readSheet(tapped(forth, winningSets, emptied, 'r'), winningSets);
        expect(restored.plays).toEqual(reading.plays);
        expect(restored.details).toEqual(reading.details);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('two scorers on one sheet', () => {
  const [ana, leo] = ['ana', 'leo'];
  const by =
    (author: string, ...taps: readonly Tap[]) =>
    (events: readonly SheetEvent[]) => {
      const known = new Set(events.map(({ id }) => id));
      return tapped(taps, 3, events, `${author}${events.length} `).map((event) =>
        known.has(event.id) ? event : { ...event, author },
      );
    };
  const both = by(leo, goal('teamB'))(by(ana, goal('teamA'))(sheet()));
  const scoreOf = (events: readonly SheetEvent[]) => {
    const set = readSheet(events, 3).details.sets[0];
    return set && setScore(set);
  };
  const written = (outcome: RecordOutcome) => {
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.events;
  };

  test('each undo and redo their own last action', () => {
    const undone = written(sheetCommands(both, 3).undo({ ...stamp, id: 'u', author: ana }));
    expect(scoreOf(undone)).toEqual({ teamA: 0, teamB: 1 });
    expect(sheetCommands(undone, 3).redo({ ...stamp, author: leo }).ok).toBe(false);
    const redone = written(sheetCommands(undone, 3).redo({ ...stamp, id: 'r', author: ana }));
    expect(scoreOf(redone)).toEqual({ teamA: 1, teamB: 1 });
  });

  test('undo nothing of the other without choosing it', () => {
    const ofLeo = by(leo, ...fullLineups, goal('teamB'))([]);
    expect(sheetCommands(ofLeo, 3).undo({ ...stamp, author: ana }).ok).toBe(false);
    const last = lastAction(readSheet(both, 3));
    expect(last).toMatchObject({ kind: 'goal', author: leo });
    expect(scoreOf(written(sheetCommands(both, 3).undo({ ...stamp, author: ana }, last?.id)))).toEqual({
      teamA: 1,
      teamB: 0,
    });
  });

  test('undo the removal of an earlier goal, and then the goal before it', () => {
    const three = by(ana, goal('teamA'), goal('teamA'), goal('teamA'))(sheet());
    const [first] = readSheet(three, 3).plays.filter(({ kind }) => kind === 'goal');
    const removed = written(sheetCommands(three, 3).undo({ ...stamp, id: 'x', author: ana }, first?.id));
    expect(scoreOf(removed)).toEqual({ teamA: 2, teamB: 0 });
    const restored = written(sheetCommands(removed, 3).undo({ ...stamp, id: 'u', author: ana }));
    expect(scoreOf(restored)).toEqual({ teamA: 3, teamB: 0 });
    const redone = written(sheetCommands(restored, 3).redo({ ...stamp, id: 'r', author: ana }));
    expect(scoreOf(redone)).toEqual({ teamA: 2, teamB: 0 });
    expect(lastAction(readSheet(removed, 3), leo)).not.toHaveProperty('author');
    const before = written(sheetCommands(restored, 3).undo({ ...stamp, id: 'v', author: ana }));
    expect(scoreOf(before)).toEqual({ teamA: 2, teamB: 0 });
  });

  test('undo the actions of an earlier release, which have no author', () => {
    expect(sheetCommands(sheet(goal('teamA')), 3).undo({ ...stamp, author: ana }).ok).toBe(true);
  });
});
