/** @jest-environment node */
import { slug } from './teamId';

test.each([
  ['Étoile du Nord', 'etoile-du-nord'],
  ['  L’Été – à Prouvy ! ', 'l-ete-a-prouvy'],
  ['Cœur de Lille', 'coeur-de-lille'],
  ['東京', '東京'],
  ['!?', ''],
])('%s becomes « %s »', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('reads at most the maximum length of a name', () => {
  // Normalising all of these accents would take an hour.
  expect(slug(`Étoile${'\u0301\u0316'.repeat(2_000_000)}`)).toBe('etoile');
});
