/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { arbitraryTaps, fullLineups, tapped } from '../competition/testing/arbitraries';
import { mergeEvents, type PlayEvent, type ScoredGoal, type SheetEvent } from '../model/sheetEvent';
import { listPlays } from './listPlays';
import { readSheet } from './readSheet';
import { setScore } from './score';
import { otherWriters, type RecordOutcome, sheetCommands } from './sheetCommands';

const stem = tapped(fullLineups, 3, [], 's');
const second = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 10, 0, seconds)).toISOString();

/** A goal of the first set that a scorer noted at this second. */
function noted(author: string, seconds: number, wishes: Partial<ScoredGoal> = {}): PlayEvent {
  return {
    kind: 'goal',
    setIndex: 0,
    side: 'teamA',
    type: 'attacker',
    scorerId: 'teamA-1',
    ...wishes,
    author,
    id: `${author}-${seconds}`,
    at: second(seconds),
    sequence: 100 + seconds,
  };
}
const sheet = (...events: readonly SheetEvent[]) => mergeEvents(stem, events);
const scoreOf = (events: readonly SheetEvent[]) => {
  const set = readSheet(events, 3).details.sets[0];
  return set && setScore(set).teamA;
};
const duplicatesOf = (events: readonly SheetEvent[]) =>
  readSheet(events, 3).steps.flatMap(({ play, original }) => (original ? [[play.id, original]] : []));
const written = (outcome: RecordOutcome) => {
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.events;
};
const stamp = { id: 'answer', at: second(30), author: 'leo' };
const answered = (events: readonly SheetEvent[], isSame: boolean, target = 'leo-2') =>
  written(sheetCommands(events, 3).answerDuplicate(target, isSame, stamp));

const twice = sheet(noted('ana', 0), noted('leo', 2));

test('a goal that two scorers note within ten seconds counts once until they answer', () => {
  expect(scoreOf(twice)).toBe(1);
  expect(duplicatesOf(twice)).toEqual([['leo-2', 'ana-0']]);
  expect(
    listPlays(twice, 3)
      .map(({ state }) => state)
      .slice(-2),
  ).toEqual(['counted', 'duplicate']);
});

test('three goals that two scorers note each are three goals', () => {
  const [ana, leo] = [[0, 4, 8].map((at) => noted('ana', at)), [1, 5, 9].map((at) => noted('leo', at))];
  expect(scoreOf(sheet(...ana, ...leo))).toBe(3);
  // A scorer repeats a goal once: their next one is another goal.
  expect(scoreOf(sheet(noted('ana', 0), noted('leo', 1), noted('leo', 2)))).toBe(2);
});

test.each<[string, PlayEvent]>([
  ['the same scorer', noted('ana', 2)],
  ['eleven seconds later', noted('leo', 11)],
  ['of another player', noted('leo', 2, { scorerId: 'teamA-2' })],
  ['in another set', noted('leo', 2, { setIndex: 1 })],
  ['of an earlier release, which names no author', { ...noted('leo', 2), author: undefined }],
  ['of a quick score', { ...noted('leo', 2), gesture: 'quick' }],
])('a goal noted by or %s is a goal of its own', (_, goal) => {
  expect(duplicatesOf(sheet(noted('ana', 0), goal))).toEqual([]);
});

test('an unknown scorer may be the one that the other scorer knows', () => {
  expect(scoreOf(sheet(noted('ana', 0), noted('leo', 2, { scorerId: null })))).toBe(1);
});

test('« Oui » strikes the second goal, « Non » counts both, and either can be undone', () => {
  expect(scoreOf(answered(twice, true))).toBe(1);
  expect(duplicatesOf(answered(twice, true))).toEqual([]);
  const both = answered(twice, false);
  expect(scoreOf(both)).toBe(2);
  expect(scoreOf(written(sheetCommands(both, 3).undo({ ...stamp, id: 'undone' })))).toBe(1);
});

test('the second goal counts when the first scorer takes theirs back', () => {
  const left = written(sheetCommands(twice, 3).undo({ ...stamp, id: 'undone', author: 'ana' }));
  expect(scoreOf(left)).toBe(1);
  expect(readSheet(left, 3).plays.at(-1)?.id).toBe('leo-2');
});

test('the answers of two scorers agree: a goal that either calls the same counts once', () => {
  const [yes, no] = [
    answered(twice, true),
    answered(twice, false).map((event) => ({ ...event, id: `${event.id}!` })),
  ];
  const merged = mergeEvents(
    yes,
    no.slice(-1).map((event) => event),
  );
  expect(scoreOf(merged)).toBe(1);
});

test('two logs merged in any order give the same score', () => {
  const log = (author: string) =>
    arbitraryTaps
      .chain((taps) =>
        fc.tuple(
          fc.constant(tapped(taps, 3, stem, author).slice(stem.length)),
          fc.array(fc.nat(40), { minLength: 90, maxLength: 90 }),
        ),
      )
      .map(([events, seconds]) =>
        events.map((event, index): SheetEvent => ({ ...event, author, at: second(seconds[index] ?? 0) })),
      );
  fc.assert(
    fc.property(
      log('ana')
        .chain((ana) => log('leo').map((leo) => [...stem, ...ana, ...leo]))
        .chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
      ([events, shuffled]) => {
        const [here, there] = [shuffled.slice(0, events.length / 2), shuffled.slice(events.length / 2)];
        const reading = readSheet(mergeEvents(here, there), 3);
        expect(readSheet(mergeEvents(there, here), 3)).toEqual(reading);
        expect(readSheet(mergeEvents(events, []), 3).details).toEqual(reading.details);
        // Every goal is either counted or a duplicate of a counted one.
        const counted = new Set(reading.plays.map(({ id }) => id));
        for (const { original } of reading.steps)
          if (original !== undefined) expect(counted.has(original)).toBe(true);
      },
    ),
    { numRuns: runs(80) },
  );
});

test('a sheet’s other writers are those of the last ten minutes of play', () => {
  const events = [noted('ana', 0), noted('leo', 500), noted('mia', 650), noted('leo', 1000)];
  expect(otherWriters(events, 'leo')).toEqual(['mia']);
  expect(otherWriters(events, 'ana')).toEqual(['leo', 'mia']);
  expect(otherWriters(events, undefined)).toEqual([]);
});
