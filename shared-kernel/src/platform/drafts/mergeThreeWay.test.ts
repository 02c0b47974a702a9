import fc from 'fast-check';
import { basesOf, mergeThreeWay, typedOver } from './mergeThreeWay';

const base = { name: 'Ana', club: 'Prouvy' };

test.each([
  ['no change', {}, base, base, []],
  ['a change of mine', { name: 'Anna' }, base, { name: 'Anna', club: 'Prouvy' }, []],
  ['a change of theirs', {}, { ...base, club: 'Lyon' }, { name: 'Ana', club: 'Lyon' }, []],
  ['two fields', { name: 'Anna' }, { ...base, club: 'Lyon' }, { name: 'Anna', club: 'Lyon' }, []],
  ['the same change', { name: 'Anna' }, { ...base, name: 'Anna' }, { name: 'Anna', club: 'Prouvy' }, []],
  ['one field', { name: 'Anna' }, { ...base, name: 'Anne' }, { name: 'Anna', club: 'Prouvy' }, ['name']],
  ['back to the base', { name: 'Ana' }, { ...base, name: 'Anne' }, base, ['name']],
  ['a removed record', { name: 'Anna' }, {}, { name: 'Anna' }, ['name']],
])('merges %s', (_case, mine, theirs, merged, conflicts) => {
  expect(mergeThreeWay<Partial<typeof base>>(base, mine, theirs)).toEqual({ merged, conflicts });
});

const record = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
const changes = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) }, { requiredKeys: [] });

test('changed fields stay, others follow the store, and a conflict needs a change on both sides', () => {
  fc.assert(
    fc.property(record, changes, record, (before, mine, theirs) => {
      const { merged, conflicts } = mergeThreeWay(before, mine, theirs);
      expect(merged).toEqual({ ...theirs, ...mine });
      for (const field of ['a', 'b', 'c'] as const) {
        const isConflict = field in mine && theirs[field] !== before[field] && theirs[field] !== mine[field];
        expect(conflicts.includes(field)).toBe(isConflict);
      }
      // After a save without conflict, the same form has nothing to ask.
      expect(mergeThreeWay(theirs, mine, merged).conflicts).toEqual([]);
    }),
  );
});

test('the base of a text is the value that the form showed at its first key', () => {
  const begun = typedOver<'name' | 'club'>(base, {}, 'name', 'A');
  expect(basesOf(begun)).toEqual({ name: 'Ana' });
  const now = { name: 'Anne', club: 'Lyon' };
  const typed = { ...begun, ...typedOver(now, begun, 'name', 'An'), ...typedOver(now, begun, 'club', '') };
  expect(typed).toEqual({ name: 'An', nameBefore: 'Ana', club: '', clubBefore: 'Lyon' });
  expect(basesOf(typed)).toEqual({ name: 'Ana', club: 'Lyon' });
});
