import { cleanName, isVisibleName } from './names';

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
