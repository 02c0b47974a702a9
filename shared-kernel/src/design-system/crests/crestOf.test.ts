/** @jest-environment node */
import fc from 'fast-check';
import { palette } from '../theme/palette';
import { channelsOf, contrast } from '../theme/testing/contrast';
import { crestOf } from './crestOf';
import { type Livery, liveries, outlines, patterns, sampleCrests } from './drawings';

test.each([
  ['Lille', 'L'],
  ['Étoile du Nord', 'ÉN'],
  ['Saint-Amand les Eaux', 'SA'],
  ['L’Étoile', 'É'],
  ['Équipe 2', 'É2'],
  ['JC', 'J'],
  ['', '?'],
])('the crest of « %s » bears %s', (name, letters) => {
  expect(crestOf(name).letters).toBe(letters);
});

test('every name has a crest, and always the same one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const crest = crestOf(name);
      expect(crest).toEqual(crestOf(` ${name.normalize('NFD')} `));
      expect(outlines).toHaveProperty(crest.outline);
      expect(patterns).toHaveProperty(crest.pattern);
      expect(liveries).toHaveProperty(crest.livery);
    }),
  );
});

test('a very long name has a crest', () => {
  // Normalising all of these accents would take an hour.
  const name = `Lille${'\u0301\u0316'.repeat(2_000_000)}`;
  expect(crestOf(name).letters).toBe('L');
});

test('no two of the sample clubs have the same crest, whatever their letters', () => {
  const designs = Object.values(sampleCrests).map((design) => design.join());
  expect(new Set(designs).size).toBe(designs.length);
});

test('names that differ in one character have different crests', () => {
  const crests = Array.from({ length: 8 }, (_, index) => crestOf(`Équipe ${index + 1}`));
  const looks = crests.map(({ outline, pattern, livery }) => `${outline} ${pattern} ${livery}`);
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(Object.entries(liveries) as [string, Livery][])(
  'letters and rim of %s contrast with its field, its division and the site’s ground',
  (_, { field, division, light }) => {
    for (const behind of [field, division, palette.ground]) {
      expect(contrast(channelsOf(light), channelsOf(behind))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
