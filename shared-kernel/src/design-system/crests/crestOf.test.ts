/** @jest-environment node */
import fc from 'fast-check';
import { palette } from '../theme/palette';
import { channelsOf, contrast } from '../theme/testing/contrast';
import { crestOf, distinctCrests } from './crestOf';
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

const lookOf = ({ pattern, livery }: ReturnType<typeof crestOf>) => `${pattern} ${livery}`;

test('no two teams of a tournament have the same colours and figure', () => {
  const names = fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom(...Object.keys(sampleCrests))), {
    minLength: 2,
    maxLength: 64,
    selector: (name) => name.trim().normalize().toLocaleLowerCase('fr'),
  });
  fc.assert(
    fc.property(names, (teams) => {
      const crests = distinctCrests(teams);
      expect(new Set([...crests.values()].map(lookOf)).size).toBe(teams.length);
    }),
  );
});

test('of two teams whose names pick the same crest, the one entered later changes its colours', () => {
  const first = crestOf('Équipe 1');
  const double = Array.from({ length: 2000 }, (_, index) => `Club ${index}`).find(
    (name) => lookOf(crestOf(name)) === lookOf(first),
  );
  if (double === undefined) throw new Error('No name among 2000 picks the same crest.');
  const crests = distinctCrests(['Équipe 1', double]);
  expect(crests.get('Équipe 1')).toEqual(first);
  expect(crests.get(double)?.pattern).toBe(first.pattern);
  expect(crests.get(double)?.livery).not.toBe(first.livery);
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
