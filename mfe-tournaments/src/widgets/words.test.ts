import { agreed } from './words';

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
