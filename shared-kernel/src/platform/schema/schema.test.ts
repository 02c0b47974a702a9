import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as oracle from 'valibot';
import { runs } from '../../../../tools/jest/suite';
import * as v from '.';

const sides = ['home', 'away'] as const;

/** Ours, and the same said with a library that many others rely on. */
const pairs: Readonly<Record<string, readonly [v.Schema<unknown>, oracle.GenericSchema]>> = {
  text: [v.string, oracle.string()],
  number: [v.number, oracle.number()],
  'yes or no': [v.boolean, oracle.boolean()],
  'whole number': [
    v.integer(0, 3),
    oracle.pipe(oracle.number(), oracle.integer(), oracle.minValue(0), oracle.maxValue(3)),
  ],
  'one of a few': [v.picklist([...sides, 2]), oracle.picklist([...sides, 2])],
  'short text': [
    v.pipe(v.string, v.minLength(1), v.maxLength(2), v.regex(/^[^:]*$/)),
    oracle.pipe(oracle.string(), oracle.minLength(1), oracle.maxLength(2), oracle.regex(/^[^:]*$/)),
  ],
  'one of two': [v.either(v.number, v.string), oracle.union([oracle.number(), oracle.string()])],
  list: [v.array(v.nullable(v.number)), oracle.array(oracle.nullable(oracle.number()))],
  map: [
    v.record(v.pipe(v.string, v.maxLength(4)), v.string),
    oracle.record(oracle.pipe(oracle.string(), oracle.maxLength(4)), oracle.string()),
  ],
  record: [
    v.looseObject({
      id: v.string,
      at: v.optional(v.number),
      by: v.optional(v.nullable(v.picklist(sides)), null),
      note: v.fallback(v.string, () => 'none'),
      kind: v.optional(v.fallback<string | undefined>(v.string, () => undefined)),
    }),
    oracle.looseObject({
      id: oracle.string(),
      at: oracle.optional(oracle.number()),
      by: oracle.optional(oracle.nullable(oracle.picklist(sides)), null),
      note: oracle.fallback(oracle.string(), () => 'none'),
      kind: oracle.optional(
        oracle.fallback(
          oracle.optional(oracle.string()) as oracle.GenericSchema<unknown, string>,
          () => undefined as never,
        ),
      ),
    }),
  ],
  'records of kinds': [
    v.variant<unknown>('kind', {
      goal: v.looseObject({ kind: v.literal('goal'), by: v.picklist(sides) }),
      end: v.looseObject({ kind: v.literal('end'), at: v.number }),
    }),
    oracle.variant('kind', [
      oracle.looseObject({ kind: oracle.literal('goal'), by: oracle.picklist(sides) }),
      oracle.looseObject({ kind: oracle.literal('end'), at: oracle.number() }),
    ]),
  ],
};

const plain = fc.oneof(
  fc.constantFrom(...sides, 'goal', 'end', '', 'a:b', 'ab', null, undefined, true, 0, 2, 3, 4, -1, 1.5, NaN),
  fc.string(),
  fc.double(),
);
const keys = fc.constantFrom('id', 'at', 'by', 'note', 'kind', 'other', '__proto__', 'constructor');
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    {
      weight: 4,
      // As from JSON: there `__proto__` is a key like any other.
      arbitrary: fc
        .array(fc.tuple(keys, tie('value')), { maxLength: 6 })
        .map((entries) => Object.fromEntries(entries)),
    },
  ),
})).value;

test.each(Object.entries(pairs))(
  '%s: accepts and returns the same as the library for any value',
  (_, [ours, theirs]) => {
    fc.assert(
      fc.property(anything, (value) => {
        const expected = oracle.safeParse(theirs, value);
        const read = v.safeParse(ours, value);
        expect(read.success).toBe(expected.success);
        // Jest's own equality treats a field called `constructor` as the type of its object.
        if (expected.success) expect(isDeepStrictEqual(read.output, expected.output)).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  },
);

test('a valid record of each kind is accepted', () => {
  const [record] = pairs.record ?? [];
  const value = { id: 'a', at: 1, by: 'home', note: 'b', other: [1] };
  expect(record?.(value)).toEqual(value);
  expect(pairs['records of kinds']?.[0]({ kind: 'goal', by: 'away' })).toEqual({ kind: 'goal', by: 'away' });
});

test('a foreign file cannot pollute the prototype', () => {
  const read = v.parse(v.looseObject({}), JSON.parse('{"__proto__":{"isOrganizer":true},"a":1}'));
  expect(read).toEqual({ a: 1 });
  expect((read as { isOrganizer?: true }).isOrganizer).toBeUndefined();
});

test('a changed value is validated again', () => {
  const name = v.pipe(
    v.transform(v.string, (said) => said.trim()),
    v.minLength(1),
  );
  expect([' Lens ', '  ', 4].map((said) => v.safeParse(name, said).output)).toEqual([
    'Lens',
    undefined,
    undefined,
  ]);
  expect(v.is(name, 'Lens')).toBe(true);
  expect(() => v.parse(name, ' ')).toThrow('is not what its schema asks for');
});
