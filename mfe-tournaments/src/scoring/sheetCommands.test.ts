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
import type { Side } from '../model/tournament';
import { recordQuickScore } from './quickScore';
import { readSheet } from './readSheet';
import { matchStatus, matchWinner, setScore } from './score';
import { sheetCommands } from './sheetCommands';

const stamp = { id: 'new', at: '2025-10-04T10:00:00.000Z' };
const sheet = (...taps: readonly Tap[]) => tapped([...fullLineups, ...taps]);
const refusalOf = (tap: Exclude<Tap, 'undo' | 'redo'>, events = sheet(), winningSets = 3) => {
  const outcome = sheetCommands(events, winningSets).play(tap, stamp);
  return outcome.ok ? null : outcome.refusal.kind;
};
const firstSet = (...taps: readonly Tap[]) => {
  const set = readSheet(sheet(...taps), 3).details.sets[0];
  if (set === undefined) throw new Error('a sheet always has sets');
  return set;
};

describe('goals', () => {
  test.each([
    ['attacker', 'teamA-1'],
    ['defender', 'teamA-2'],
    ['penalty', 'teamA-1'],
  ] as const)('of type %s belong to the player in the role', (type, scorerId) => {
    expect(firstSet(goal('teamA', 0, type)).teamA.goals).toEqual([{ scorerId, type }]);
  });

  test('on penalty can belong to the defender', () => {
    const taps: Tap[] = [{ kind: 'goal', setIndex: 0, side: 'teamA', type: 'penalty', by: 'defender' }];
    expect(firstSet(...taps).teamA.goals).toEqual([{ scorerId: 'teamA-2', type: 'penalty' }]);
  });

  test.each([
    ['attacker', 'attacker-not-selected'],
    ['defender', 'defender-not-selected'],
    ['penalty', 'attacker-not-selected'],
  ] as const)('of type %s are refused while the role has no player', (type, kind) => {
    expect(refusalOf(goal('teamA', 0, type), [])).toBe(kind);
  });

  test('are refused to both sides once one has seven in the set', () => {
    const events = sheet(...goals(7, 'teamA'));
    expect(refusalOf(goal('teamA'), events)).toBe('set-over');
    expect(refusalOf(goal('teamB'), events)).toBe('set-over');
    expect(refusalOf(goal('teamB', 1), events)).toBeNull();
  });
});

describe('naming the scorer of a goal', () => {
  const named = (events: readonly SheetEvent[], nth: number, scorerId: string) => {
    const target = readSheet(events, 3).plays.filter(({ kind }) => kind === 'goal')[nth]?.id ?? '';
    const outcome = sheetCommands(events, 3).attribute(target, scorerId, stamp);
    return outcome.ok && readSheet(outcome.events, 3).details.sets[0]?.teamA.goals[nth];
  };

  test.each(['attacker', 'defender', 'penalty'] as const)('keeps the type of a tapped goal: %s', (type) => {
    const events = sheet({ kind: 'goal', setIndex: 0, side: 'teamA', type, by: 'unknown' });
    for (const scorerId of ['teamA-1', 'teamA-2'])
      expect(named(events, 0, scorerId)).toEqual({ scorerId, type });
  });

  test('gives a goal of a quick score the role of its scorer', () => {
    let count = 0;
    const newStamp = () => ({ ...stamp, id: `q${count++}` });
    const lineup = {
      attacker: { playerId: 'teamA-1', goals: 0 },
      defender: { playerId: 'teamA-2', goals: 0 },
    };
    const scorers = (_: number, side: Side) => (side === 'teamA' ? lineup : null);
    const score = [0, 1, 2].map(() => [7, 5] as const);
    const outcome = recordQuickScore(sheetCommands([], 3), score, scorers, newStamp);
    if (!outcome.ok) throw new Error('refused');
    const { plays } = readSheet(outcome.events, 3);
    const ofTeamA = plays.find((play) => play.kind === 'goal' && play.side === 'teamA');
    const type = (scorerId: string) => {
      const given = sheetCommands(outcome.events, 3).attribute(ofTeamA?.id ?? '', scorerId, stamp);
      return given.ok && readSheet(given.events, 3).details.sets[0]?.teamA.goals[0]?.type;
    };
    expect(type('teamA-1')).toBe('attacker');
    expect(type('teamA-2')).toBe('defender');
  });
});

describe('a set that is closed', () => {
  const wonInThree = sheet(...goals(7, 'teamA', 0), ...goals(7, 'teamA', 1), ...goals(7, 'teamA', 2));

  test.each([
    ['goal', { kind: 'goal', setIndex: 3, side: 'teamB', type: 'attacker' }],
    ['card', { kind: 'card', setIndex: 3, side: 'teamB', type: 'green', playerId: null }],
    ['selection', { kind: 'selection', setIndex: 3, side: 'teamB', role: 'attacker', playerId: 'teamB-3' }],
  ] as const)('takes no %s after the match', (_, request) => {
    expect(refusalOf(request, wonInThree)).toBe('match-over');
  });

  test('does not exist beyond the format: three sets for two winning ones', () => {
    expect(refusalOf(goal('teamA', 3), tapped(fullLineups, 2), 2)).toBe('set-not-in-format');
    expect(refusalOf(goal('teamA', 2), tapped(fullLineups, 2), 2)).toBeNull();
    expect(refusalOf(goal('teamA', 5))).toBe('set-not-in-format');
  });

  test('reopens when the goal that ended the match is undone', () => {
    const outcome = sheetCommands(wonInThree, 3).undo(stamp);
    expect(outcome.ok && refusalOf(goal('teamB', 3), outcome.events)).toBeNull();
  });
});

describe('cards', () => {
  test('green is only recorded', () => {
    const set = firstSet(goal('teamA'), card('green', 'teamA'));
    expect(set.teamA.cards).toEqual([{ type: 'green', player: 'teamA-1', setIndex: 0 }]);
    expect(setScore(set)).toEqual({ teamA: 1, teamB: 0 });
  });

  test('yellow gives the opponent a penalty goal without a scorer', () => {
    const set = firstSet(goal('teamA'), card('yellow', 'teamA'));
    expect(set.teamB.goals).toEqual([{ scorerId: null, type: 'penalty' }]);
    expect(setScore(set)).toEqual({ teamA: 1, teamB: 1 });
  });

  test('red gives the opponent seven penalty goals, clears the team’s own and is listed for the match', () => {
    const { details } = readSheet(sheet(...goals(3, 'teamA'), ...goals(2, 'teamB'), card('red', 'teamA')), 3);
    const set = details.sets[0];
    expect(set?.teamA.goals).toEqual([]);
    const own = { scorerId: 'teamB-1', type: 'attacker' };
    const awarded = { scorerId: null, type: 'penalty' };
    expect(set?.teamB.goals).toEqual([own, own, awarded, awarded, awarded, awarded, awarded]);
    expect(details.globalCards).toEqual({
      teamA: [{ type: 'red', player: 'teamA-1', setIndex: 0 }],
      teamB: [],
    });
  });

  test('red does not change the other sets', () => {
    const { details } = readSheet(sheet(...goals(4, 'teamA', 0), card('red', 'teamA', 1)), 3);
    expect(details.sets.map(setScore).slice(0, 2)).toEqual([
      { teamA: 4, teamB: 0 },
      { teamA: 0, teamB: 7 },
    ]);
  });

  test('undoing a red card restores every goal', () => {
    const before = firstSet(...goals(3, 'teamA'), ...goals(2, 'teamB'));
    expect(firstSet(...goals(3, 'teamA'), ...goals(2, 'teamB'), card('red', 'teamA'), 'undo')).toEqual(
      before,
    );
  });
});

describe('selections', () => {
  test('swap the two roles when the team-mate is chosen', () => {
    const set = firstSet({
      kind: 'selection',
      setIndex: 0,
      side: 'teamA',
      role: 'attacker',
      playerId: 'teamA-2',
    });
    expect(set.teamA.players).toEqual({ attacker: 'teamA-2', defender: 'teamA-1' });
  });

  test('keep the scorers of earlier goals', () => {
    const set = firstSet(goal('teamA'), {
      kind: 'selection',
      setIndex: 0,
      side: 'teamA',
      role: 'attacker',
      playerId: 'teamA-3',
    });
    expect(set.teamA.goals).toEqual([{ scorerId: 'teamA-1', type: 'attacker' }]);
  });
});

describe('the status', () => {
  const statusOf = (...taps: readonly Tap[]) => matchStatus(readSheet(sheet(...taps), 3).details, 3);

  test('follows the goals, and their undoing', () => {
    expect(statusOf()).toBe('pending');
    expect(statusOf(card('green', 'teamA'))).toBe('pending');
    expect(statusOf(goal('teamB', 4))).toBe('inprogress');
    expect(statusOf(goal('teamB', 4), 'undo')).toBe('pending');
    const threeSets = [0, 1, 2].flatMap((set) => goals(7, 'teamB', set));
    expect(statusOf(...threeSets)).toBe('finished');
    expect(statusOf(...threeSets, 'undo')).toBe('inprogress');
  });

  test('is finished after the format’s winning sets', () => {
    const twoSets = tapped([...fullLineups, ...goals(7, 'teamA', 0), ...goals(7, 'teamA', 1)], 2);
    expect(matchStatus(readSheet(twoSets, 2).details, 2)).toBe('finished');
    expect(matchStatus(readSheet(twoSets, 3).details, 3)).toBe('inprogress');
  });
});

test('any taps give at most seven goals a side, one winner a set, and no set after the match', () => {
  fc.assert(
    fc.property(arbitraryTaps, fc.constantFrom(2, 3), (taps, winningSets) => {
      const { details } = readSheet(tapped([...fullLineups, ...taps], winningSets), winningSets);
      for (const { teamA, teamB } of details.sets.map(setScore)) {
        expect(Math.max(teamA, teamB)).toBeLessThanOrEqual(7);
        expect(teamA === 7 && teamB === 7).toBe(false);
      }
      const won = details.sets.filter((set) => Math.max(...Object.values(setScore(set))) === 7).length;
      expect(won).toBeLessThanOrEqual(2 * winningSets - 1);
      expect(matchWinner(details, winningSets) !== null).toBe(
        matchStatus(details, winningSets) === 'finished',
      );
    }),
    { numRuns: runs(300) },
  );
});
