/** @jest-environment node */
import { isName, readsLike } from './readsLike';

test.each([
  ['Lyon', '  LYON '],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['Ｌｙｏｎ', 'Lyon'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['E\u0301vreux', 'Évreux'],
  ['FC\u00a0Lille', 'FC  Lille'],
])('« %s » and « %s » are one team', (a, b) => {
  expect(readsLike(a, b)).toBe(true);
});

test.each([
  ['U15 ♀', 'U15 ♂'],
  ['A+', 'A−'],
  ['राम', 'रामा'],
  ['Évreux', 'Evreux'],
  ['Lyon-Sud', 'Lyon Sud'],
  ['🔥🔥🔥', '🔥🔥'],
])('« %s » and « %s » are two teams', (a, b) => {
  expect(readsLike(a, b)).toBe(false);
});

test('compares at most the maximum length of a stored name', () => {
  // Normalising all of these accents would take an hour.
  const accents = '\u0301\u0316'.repeat(2_000_000);
  expect(readsLike(`Étoile${accents}`, `ÉTOILE${accents}`)).toBe(true);
});

test.each(['🔥🔥🔥', 'A', '東京', '1', '+'])('« %s » is a name', (text) => {
  expect(isName(text)).toBe(true);
});

test.each(['', ' ', ' - ', '…', '\u200b', '\u0301', '\u3164', '\u2800'])('%j is no name', (text) => {
  expect(isName(text)).toBe(false);
});
