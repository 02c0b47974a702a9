/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { finishedScores, fullLineups, tapped } from '../competition/testing/arbitraries';
import { aFixture } from '../competition/testing/aTournament';
import type { SheetEvent } from '../model/sheetEvent';
import type { Side } from '../model/tournament';
import { publishSheet } from './publishSheet';
import { readQuickScore, recordQuickScore, type SetGoals, type SetScorers } from './quickScore';
import { readSheet } from './readSheet';
import { matchScore, matchStatus, setScore, setsNeededAtMost } from './score';
import { sheetCommands } from './sheetCommands';

let count = 0;
const newStamp = () => {
  count += 1;
  return { id: `q${count}`, at: '2026-11-22T10:00:00.000Z' };
};
const noScorers = () => null;
const score = (text: string) => text.split(', ').map((set) => [Number(set[0]), Number(set[2])] as const);
/** The events of a sheet after a typed score. */
function typed(
  before: readonly SheetEvent[],
  sets: readonly SetGoals[],
  winningSets = 3,
  scorersOf: (setIndex: number, side: Side) => SetScorers | null = noScorers,
) {
  const outcome = recordQuickScore(sheetCommands(before, winningSets), sets, scorersOf, newStamp);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.events;
}
const matches = fc
  .constantFrom(2, 3)
  .chain((winningSets) => fc.tuple(fc.constant(winningSets), finishedScores(winningSets)));

describe('a typed score', () => {
  test.each([
    '7-4, 7-5, 7-2',
    '7-4 7-5 7-2',
    '7/4 ; 7/5 ; 7/2',
    '7:4 7:5 7:2',
    '7–4 · 7–5 · 7–2'.replaceAll('·', ','),
    '(7 à 4) (7 à 5) (7 à 2)',
    '747572',
    '74 75 72',
    '  7-4,7-5,7-2.  ',
  ])('is read from %j', (text) => {
    expect(readQuickScore(text, 3)).toEqual({
      ok: true,
      sets: [
        [7, 4],
        [7, 5],
        [7, 2],
      ],
      winner: 'teamA',
    });
  });

  test.each([
    ['', { kind: 'score-missing' }],
    ['trois à zéro', { kind: 'score-unreadable' }],
    ['7-4, 7-5, 7', { kind: 'score-unreadable' }],
    ['17-4', { kind: 'score-unreadable' }],
    ['7-4, 6-5, 7-2', { kind: 'set-not-won', setIndex: 1 }],
    ['7-4, 7-7, 7-2', { kind: 'set-not-won', setIndex: 1 }],
    ['8-4, 7-5, 7-2', { kind: 'set-not-won', setIndex: 0 }],
    ['7-4, 7-5', { kind: 'match-not-won' }],
    ['7-4, 7-5, 7-2, 7-1', { kind: 'sets-after-the-end', setIndex: 3 }],
  ] as const)('of %j is refused', (text, refusal) => {
    expect(readQuickScore(text, 3)).toMatchObject({ ok: false, refusal });
  });

  test('ends with the format’s winning sets', () => {
    expect(readQuickScore('3-7, 7-6, 2-7', 2)).toMatchObject({ ok: true, winner: 'teamB' });
    expect(readQuickScore('3-7, 2-7, 7-0', 2)).toMatchObject({ refusal: { kind: 'sets-after-the-end' } });
  });

  test('is read back from any match', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom('-', '/', ' à ', ''), ([winningSets, sets], sign) => {
        const text = sets.map(([home, away]) => `${home}${sign}${away}`).join(', ');
        expect(readQuickScore(text, winningSets)).toMatchObject({ ok: true, sets });
      }),
    );
  });
});

describe('a match recorded by a quick score', () => {
  test('counts set by set, without scorers', () => {
    fc.assert(
      fc.property(matches, ([winningSets, sets]) => {
        const { details } = readSheet(typed([], sets, winningSets), winningSets);
        expect(sets.length).toBeLessThanOrEqual(setsNeededAtMost(winningSets));
        expect(details.sets.slice(0, sets.length).map(setScore)).toEqual(
          sets.map(([teamA, teamB]) => ({ teamA, teamB })),
        );
        expect(matchStatus(details, winningSets)).toBe('finished');
        const goals = details.sets.flatMap(({ teamA, teamB }) => [...teamA.goals, ...teamB.goals]);
        expect(goals.every(({ scorerId }) => scorerId === null)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });

  test('gives known scorers their goals, and the other goals no scorer', () => {
    const scorers: SetScorers = {
      attacker: { playerId: 'lille-1', goals: 4 },
      defender: { playerId: 'lille-2', goals: 1 },
    };
    const ofFirst = (setIndex: number, side: Side) => (setIndex === 0 && side === 'teamA' ? scorers : null);
    const [first] = readSheet(typed([], score('7-4, 7-0'), 2, ofFirst), 2).details.sets;
    expect(first?.teamA.players).toEqual({ attacker: 'lille-1', defender: 'lille-2' });
    expect(first?.teamA.goals.map(({ scorerId }) => scorerId)).toEqual([
      ...Array<string>(4).fill('lille-1'),
      'lille-2',
      null,
      null,
    ]);
  });

  test('keeps the scorers of sets that do not change', () => {
    const goal = (setIndex: number, side: 'teamA' | 'teamB') =>
      ({ kind: 'goal', setIndex, side, type: 'attacker' }) as const;
    const set = (setIndex: number) => [
      goal(setIndex, 'teamB'),
      ...Array.from({ length: 7 }, () => goal(setIndex, 'teamA')),
    ];
    const before = tapped([...fullLineups, ...set(0), ...set(1), ...set(2)]);
    const { sets } = readSheet(typed(before, score('7-1, 7-1, 7-4')), 3).details;
    expect(sets.map(setScore).slice(0, 3)).toEqual([
      { teamA: 7, teamB: 1 },
      { teamA: 7, teamB: 1 },
      { teamA: 7, teamB: 4 },
    ]);
    const scorers = sets.map(({ teamA }) => teamA.goals.filter(({ scorerId }) => scorerId !== null).length);
    expect(scorers).toEqual([7, 7, 0, 0, 0]);
  });

  test('gives the typed score, whatever the sheet had', () => {
    fc.assert(
      fc.property(matches, matches, ([winningSets, sets], [, earlier]) => {
        const first = recordQuickScore(sheetCommands([], winningSets), earlier, noScorers, newStamp);
        const after = typed(first.ok ? first.events : [], sets, winningSets);
        expect(readSheet(after, winningSets).details.sets.slice(0, sets.length).map(setScore)).toEqual(
          sets.map(([teamA, teamB]) => ({ teamA, teamB })),
        );
      }),
    );
  });

  test.each(['green', 'yellow', 'red'] as const)('takes a late %s card, which changes no score', (type) => {
    const before = typed([], score('7-4, 5-7, 7-2, 7-0'));
    const late = { id: 'late', at: '2026-11-23T08:30:00.000Z' };
    for (const setIndex of [0, 1, 2, 3]) {
      const card = { kind: 'card', setIndex, side: 'teamB', type, playerId: 'lyon-1' } as const;
      const noted = sheetCommands(before, 3).play(card, late);
      if (!noted.ok) throw new Error(noted.refusal.kind);
      const [after, published] = [readSheet(noted.events, 3), publishSheet(aFixture(), noted, 3)];
      expect(after.details.sets[setIndex]?.teamB.cards).toEqual([{ type, player: 'lyon-1', setIndex }]);
      expect(after.details.sets.map(setScore)).toEqual(readSheet(before, 3).details.sets.map(setScore));
      expect(published).toMatchObject({ status: 'finished', times: { endedAt: newStamp().at } });
      const undone = sheetCommands(noted.events, 3).undo(newStamp());
      expect(undone.ok && readSheet(undone.events, 3).details).toEqual(readSheet(before, 3).details);
    }
  });

  test('replaces the sheet, and one undo restores it', () => {
    const before = tapped([
      ...fullLineups,
      { kind: 'goal', setIndex: 0, side: 'teamB', type: 'attacker' },
      { kind: 'card', setIndex: 0, side: 'teamA', type: 'yellow', playerId: null },
    ]);
    const after = typed(before, score('7-1, 7-2, 7-3'));
    expect(matchScore(readSheet(after, 3).details)).toEqual({ teamA: 3, teamB: 0 });
    expect(after.slice(0, before.length)).toEqual(before);
    const again = sheetCommands(after, 3).undo(newStamp());
    if (!again.ok) throw new Error(again.refusal.kind);
    expect(readSheet(again.events, 3).plays).toEqual(readSheet(before, 3).plays);
  });
});
