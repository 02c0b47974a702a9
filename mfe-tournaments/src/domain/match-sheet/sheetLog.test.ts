/** @jest-environment node */
import { type Tap, tapped } from '../testing/arbitraries';
import { mergeEvents } from './mergeEvents';
import { readSheet } from './readSheet';
import { sheetLog } from './sheetLog';
import { playSentence, refusalSentences, type SheetNames, warningSentence } from './sheetSentences';
import { sheetWarnings } from './sheetWarnings';

const players = { p1: 'Théo', p2: 'Yanis', q1: 'Enzo', q2: 'Mehdi' };
const names: SheetNames = {
  teamA: 'Lille',
  teamB: 'Lyon',
  player: (id) => players[id as keyof typeof players],
};
const select = (
  setIndex: number,
  attacker: string | null,
  defender: string | null,
  side: 'teamA' | 'teamB' = 'teamA',
): Tap[] => [
  { kind: 'selection', setIndex, side, role: 'attacker', playerId: attacker },
  { kind: 'selection', setIndex, side, role: 'defender', playerId: defender },
];
const lineups = [...select(0, 'p1', 'p2'), ...select(0, 'q1', 'q2', 'teamB')];
const goal: Tap = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' };
const warningsAfter = (...taps: readonly Tap[]) =>
  sheetWarnings(readSheet(tapped(taps), 3).details).map((warning) => warningSentence(warning, names));

describe('the log', () => {
  test('tells the score after each play that counts, and what became of the others', () => {
    const log = sheetLog(tapped([...lineups, goal, 'undo', goal]), 3).slice(4);
    expect(log.map(({ state }) => state)).toEqual(['undone', 'counted']);
    expect(log[1]).toMatchObject({ setScore: { teamA: 1, teamB: 0 }, matchScore: { teamA: 0, teamB: 0 } });
  });

  test('keeps a play that came too late as void', () => {
    const sixGoals = tapped([...lineups, ...Array.from({ length: 6 }, () => goal)]);
    const both = mergeEvents(tapped([goal], 3, sixGoals, 'b'), tapped([goal], 3, sixGoals, 'c'));
    expect(
      sheetLog(both, 3)
        .map(({ state }) => state)
        .slice(-2),
    ).toEqual(['counted', 'void']);
  });

  test.each([
    [{ kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' }, 'But de Théo (Lille)'],
    [{ kind: 'goal', setIndex: 0, side: 'teamB', type: 'defender' }, 'But en défense de Mehdi (Lyon)'],
    [{ kind: 'goal', setIndex: 0, side: 'teamA', type: 'penalty' }, 'But sur penalty de Théo (Lille)'],
    [
      { kind: 'card', setIndex: 0, side: 'teamA', type: 'yellow', playerId: 'p1' },
      'Carton jaune pour Théo (Lille)',
    ],
    [{ kind: 'card', setIndex: 0, side: 'teamA', type: 'green', playerId: null }, 'Carton vert pour Lille'],
    [
      { kind: 'selection', setIndex: 1, side: 'teamA', role: 'defender', playerId: 'p1' },
      'Lille : Théo défenseur',
    ],
    [
      { kind: 'selection', setIndex: 0, side: 'teamA', role: 'attacker', playerId: null },
      'Lille : poste d’attaquant libéré',
    ],
  ] as const)('words %j', (tap, sentence) => {
    const last = sheetLog(tapped([...lineups, tap]), 3).at(-1);
    expect(last && playSentence(last.play, names)).toBe(sentence.replace(' :', '\u00a0:'));
  });
});

describe('warnings', () => {
  test('none for a sheet that follows the rules', () => {
    expect(warningsAfter(...lineups, goal, ...select(1, 'p2', 'p1'))).toEqual([]);
  });

  test.each([
    [
      'a role kept from one set to the next',
      [...select(0, 'p1', 'p2'), ...select(1, 'p1', null)],
      'Set 2 : Théo reste attaquant alors que les rôles s’échangent à chaque set.',
    ],
    [
      'a penalty taken by the defender',
      [...lineups, { kind: 'goal', setIndex: 0, side: 'teamA', type: 'penalty', by: 'defender' }],
      'Set 1 : Yanis, défenseur, a tiré un penalty qui revient à l’attaquant.',
    ],
    [
      'a player back after a red card',
      [{ kind: 'card', setIndex: 0, side: 'teamA', type: 'red', playerId: 'p1' }, ...select(1, 'p1', null)],
      'Set 2 : Théo a reçu un carton rouge plus tôt dans le match.',
    ],
    [
      'a set begun before the one before it ended',
      [...select(1, 'p1', 'p2'), ...select(1, 'q1', 'q2', 'teamB'), { ...goal, setIndex: 1 }],
      'Set 2 : il a commencé avant la fin d’un set précédent.',
    ],
    [
      'a role that nobody holds while the set is played',
      [...select(0, 'p1', null), ...select(0, 'q1', 'q2', 'teamB'), goal],
      'Set 1 : Lille joue sans défenseur désigné.',
    ],
  ] as readonly (readonly [string, readonly Tap[], string])[])('name %s', (_, taps, sentence) => {
    expect(warningsAfter(...taps)).toContain(sentence.replace(' :', '\u00a0:'));
  });
});

test('every refusal has a sentence of its own', () => {
  const sentences = Object.values(refusalSentences);
  expect(new Set(sentences).size).toBe(sentences.length);
});
