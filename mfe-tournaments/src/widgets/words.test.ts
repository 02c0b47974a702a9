import { agreed, momentAndCourt } from './words';

test.each([
  ['Lille', 'Lille bat'],
  ['Les Murs Bleus', 'Les Murs Bleus battent'],
  ['LES VERTS', 'LES VERTS battent'],
  ['les\u00a0Verts', 'les\u00a0Verts battent'],
  [' Des copains', ' Des copains battent'],
  ['Lesquin', 'Lesquin bat'],
  ['Desvres', 'Desvres bat'],
  ['Les', 'Les bat'],
  ['', ' bat'],
])('the verb agrees with the team %p', (team, sentence) => {
  expect(`${team} ${agreed(team, 'bat', 'battent')}`).toBe(sentence);
});

test.each<[string, Parameters<typeof momentAndCourt>]>([
  ['14/11, 18 h, terrain 2', [2, '14/11', '18 h']],
  ['aujourd’hui, terrain 2', [2, 'aujourd’hui', null]],
  ['Journée 3', [null, 'Journée 3', undefined, '']],
  ['', [null]],
])('moment with court, as far as they are known: %p', (words, known) => {
  expect(momentAndCourt(...known)).toBe(words);
});
