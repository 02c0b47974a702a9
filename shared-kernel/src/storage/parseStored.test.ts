import fc from 'fast-check';
import * as v from 'valibot';
import { parseStored } from './parseStored';
import { soundList } from './tolerance';

const bookings = soundList(v.looseObject({ id: v.string(), hour: v.number() }));
const championship = v.looseObject({
  name: v.string(),
  matches: soundList(v.looseObject({ id: v.string(), sets: v.array(v.looseObject({ goals: v.number() })) })),
});
const noChampionship = { name: '', matches: [] };

test('nothing stored is the empty value itself', () => {
  const empty: v.InferOutput<typeof bookings> = [];
  expect(parseStored(null, bookings, empty).value).toBe(empty);
});

test('an unreadable text is an empty value, but not the one that stands for nothing stored', () => {
  const empty: v.InferOutput<typeof bookings> = [];
  const { value, isIntact } = parseStored('{"half', bookings, empty);
  expect(value).toEqual([]);
  expect(value).not.toBe(empty);
  expect(isIntact).toBe(false);
});

test.each(['null', '12', '"text"', '{}', '', 'undefined'])('%s is not a list', (text) => {
  expect(parseStored(text, bookings, [])).toEqual({ value: [], isIntact: false });
});

test('keys that the schema does not know are kept', () => {
  const text = JSON.stringify([{ id: 'a', hour: 10, court: 4 }]);
  expect(parseStored(text, bookings, [])).toEqual({
    value: [{ id: 'a', hour: 10, court: 4 }],
    isIntact: true,
  });
});

test('of a damaged list exactly the sound records are kept, in their order', () => {
  const sound = fc.record({ id: fc.string(), hour: fc.integer() });
  const damaged = fc.oneof(
    fc.record({ id: fc.string() }),
    fc.record({ id: fc.integer(), hour: fc.string() }),
    fc.constantFrom(null, 7, 'text', []),
  );
  const list = fc.array(
    fc.oneof(
      sound.map((record) => ({ isSound: true, record }) as const),
      damaged.map((record) => ({ isSound: false, record }) as const),
    ),
  );
  fc.assert(
    fc.property(list, (entries) => {
      const text = JSON.stringify(entries.map(({ record }) => record));
      const { value, isIntact } = parseStored(text, bookings, []);
      const expected = entries.filter(({ isSound }) => isSound).map(({ record }) => record);
      expect(value).toEqual(JSON.parse(JSON.stringify(expected)));
      expect(isIntact).toBe(entries.every(({ isSound }) => isSound));
    }),
  );
});

test('a fault deep in a record costs the record of the outermost list, not a part that changes its meaning', () => {
  const text = JSON.stringify({
    name: 'Championnat',
    matches: [
      { id: '1', sets: [{ goals: 7 }, { goals: 'seven' }] },
      { id: '2', sets: [{ goals: 3 }] },
    ],
  });
  expect(parseStored(text, championship, noChampionship)).toEqual({
    value: { name: 'Championnat', matches: [{ id: '2', sets: [{ goals: 3 }] }] },
    isIntact: false,
  });
});

test('a fault outside any list leaves nothing to trust', () => {
  const text = JSON.stringify({ name: 3, matches: [{ id: 1, sets: [] }] });
  expect(parseStored(text, championship, noChampionship)).toEqual({ value: noChampionship, isIntact: false });
});
