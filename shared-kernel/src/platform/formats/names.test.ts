import { cleanName, compareNames, isVisibleName } from './names';

test.each([
  ['  Zoé  ', 'Zoé'],
  ['A\u202eB\u2066C', 'ABC'],
  ['A\u200bB\ufeff', 'AB'],
  ['A\u2028B\tC', 'A B C'],
  ['A\ud800', 'A'],
  ['👩‍👧 Ana', '👩‍👧 Ana'],
])('cleans %j', (typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

test.each([' ', '\u200b\u202e', '\u3164\u2800', '\u00ad', '\u0301'])('%j is no visible name', (text) => {
  expect(isVisibleName(text)).toBe(false);
});

test.each(['O', '李', '7', '🔥'])('%j is a visible name', (text) => {
  expect(isVisibleName(text)).toBe(true);
});

test('names stand in the order of the browser’s own alphabet', () => {
  const names = [
    'Zoé',
    'etoile',
    'Étoile',
    'AS Œuvre',
    'AS Olive',
    'L’Équipe',
    'La Bande',
    '7 Nains',
    'Île',
    'Ile 2',
    'Çedille',
  ];
  expect(names.toSorted(compareNames)).toEqual(names.toSorted(new Intl.Collator('fr').compare));
});

test.each([
  ['Lions', 'lions'],
  ['Cote', 'Côte'],
  ['A-B', 'A B'],
])('%s and %s, alike to the alphabet, keep one order', (one, other) => {
  expect(Math.sign(compareNames(one, other))).toBe(-Math.sign(compareNames(other, one)));
  expect(compareNames(one, other)).not.toBe(0);
});
