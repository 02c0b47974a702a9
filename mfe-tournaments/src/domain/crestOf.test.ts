/** @jest-environment node */
import { crestOf } from './crestOf';

test.each([
  ['Lille', 'LIL'],
  ['Étoile du Nord', 'ÉN'],
  ['Saint-Amand les Eaux', 'SAL'],
  ['JC', 'JC'],
  ['', '?'],
])('the crest of « %s » bears %s', (name, letters) => {
  expect(crestOf(name).letters).toBe(letters);
});

test('a name always gives the same crest', () => {
  expect(crestOf('Valenciennes')).toEqual(crestOf('Valenciennes'));
});
