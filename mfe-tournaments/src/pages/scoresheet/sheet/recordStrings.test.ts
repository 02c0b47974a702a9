/** @jest-environment node */

import { type Tap, tapped } from '../../../competition/testing/arbitraries';
import { readSheet } from '../../../scoring/readSheet';
import type { SheetWarning } from '../../../scoring/sheetWarnings';
import { playSentence, refusalSentences, undoStrings, warningSentence } from './recordStrings';

const players = { p1: 'Théo', p2: 'Yanis', q1: 'Enzo', q2: 'Mehdi' };
const names = {
  teamA: 'Lille',
  teamB: 'Lyon',
  player: (id: string) => players[id as keyof typeof players],
};
const lineups: readonly Tap[] = [
  { kind: 'selection', setIndex: 0, side: 'teamA', role: 'attacker', playerId: 'p1' },
  { kind: 'selection', setIndex: 0, side: 'teamA', role: 'defender', playerId: 'p2' },
  { kind: 'selection', setIndex: 0, side: 'teamB', role: 'attacker', playerId: 'q1' },
  { kind: 'selection', setIndex: 0, side: 'teamB', role: 'defender', playerId: 'q2' },
];

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
] as const)('words the play %j', (tap, sentence) => {
  const last = readSheet(tapped([...lineups, tap]), 3).plays.at(-1);
  expect(last && playSentence(last, names)).toBe(sentence.replace(' :', '\u00a0:'));
});

test('a goal without a scorer says so', () => {
  const goal = { kind: 'goal', setIndex: 0, side: 'teamB', type: 'attacker', scorerId: null } as const;
  expect(playSentence({ ...goal, id: 'a', at: '', sequence: 1 }, names)).toBe(
    'But (Lyon), buteur non indiqué',
  );
});

test.each<readonly [SheetWarning, string]>([
  [
    { kind: 'role-not-swapped', setIndex: 1, side: 'teamA', playerId: 'p1', role: 'attacker' },
    'Set 2 : Théo reste attaquant alors que les rôles s’échangent à chaque set.',
  ],
  [
    { kind: 'penalty-by-defender', setIndex: 0, side: 'teamA', playerId: 'p2' },
    'Set 1 : Yanis, défenseur, a tiré un penalty qui revient à l’attaquant.',
  ],
  [
    { kind: 'red-carded-player', setIndex: 1, side: 'teamA', playerId: 'p1' },
    'Set 2 : Théo a reçu un carton rouge plus tôt dans le match.',
  ],
  [{ kind: 'set-ahead-of-turn', setIndex: 1 }, 'Set 2 : il a commencé avant la fin d’un set précédent.'],
  [
    { kind: 'role-without-player', setIndex: 0, side: 'teamA', role: 'defender' },
    'Set 1 : Lille joue sans défenseur désigné.',
  ],
])('words the warning %j', (warning, sentence) => {
  expect(warningSentence(warning, names)).toBe(sentence.replace(' :', '\u00a0:'));
});

test('elides before a player, and agrees with a team', () => {
  const plural = { teamA: 'Les Murs Bleus', teamB: 'Lyon', player: () => 'Ed' };
  const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'penalty', scorerId: 'p1' } as const;
  expect(playSentence({ ...goal, id: 'a', at: '', sequence: 1 }, plural)).toBe(
    'But sur penalty d’Ed (Les Murs Bleus)',
  );
  expect(undoStrings.title('Ed')).toBe('Retirer l’action d’Ed\u00a0?');
  const warning = { kind: 'role-without-player', setIndex: 0, side: 'teamA', role: 'defender' } as const;
  expect(warningSentence(warning, plural)).toBe('Set 1\u00a0: Les Murs Bleus jouent sans défenseur désigné.');
});

test('every refusal has a sentence of its own', () => {
  const sentences = Object.values(refusalSentences);
  expect(new Set(sentences).size).toBe(sentences.length);
});
