import { type Schema, trackDataLoss } from 'shared-kernel';
import * as v from 'valibot';
import { orElse, soundList } from '.';

const match = v.looseObject({ id: v.string(), round: v.optional(orElse(v.optional(v.number()), undefined)) });

function read(schema: Schema<unknown>, value: unknown) {
  return trackDataLoss(() => v.parse(schema, value));
}

test('a valid value is whole', () => {
  const value = [{ id: 'a', round: 1 }, { id: 'b' }];
  expect(read(soundList(match), value)).toEqual({ result: value, isWhole: true });
});

test('an invalid field is replaced alone', () => {
  expect(read(match, { id: 'a', round: 'x', referee: 'Dupont' })).toEqual({
    result: { id: 'a', round: undefined, referee: 'Dupont' },
    isWhole: false,
  });
});

test('an invalid record is replaced alone, deep in another', () => {
  const season = v.looseObject({ matches: soundList(match) });
  expect(read(season, { matches: [{ id: 'a' }, { id: 4 }, { id: 'c' }] })).toEqual({
    result: { matches: [{ id: 'a' }, { id: 'c' }] },
    isWhole: false,
  });
});

test('two readings do not share their result', () => {
  read(match, { id: 'a', round: 'x' });
  expect(read(match, { id: 'a', round: 2 }).isWhole).toBe(true);
});
