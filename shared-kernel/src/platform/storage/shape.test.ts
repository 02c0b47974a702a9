import * as v from 'valibot';
import { orElse } from '../tolerance';
import { readRecord, type Shape } from './shape';

/** Made up: version 1 kept one name, version 2 two, and version 3 the court as a number. */
const booking: Shape<{ first: string; last: string; court: number }> = {
  version: 3,
  steps: {
    1: ({ name, ...older }) => {
      const [first, last] = (name as string).split(' ');
      return { ...older, first, last };
    },
    2: ({ court, ...older }) => ({ ...older, court: Number(court) }),
  },
  schema: v.looseObject({ first: v.string(), last: v.string(), court: orElse(v.number(), 0) }),
};

const ana = { first: 'Ana', last: 'Diaz', court: 2 };
const whole = { value: ana, isWhole: true, isNewer: false };

test.each([
  ['without a version', { name: 'Ana Diaz', court: '2' }],
  ['of the first version', { name: 'Ana Diaz', court: '2', version: 1 }],
  ['of the second version', { first: 'Ana', last: 'Diaz', court: '2', version: 2 }],
  ['of the version of today', { ...ana, version: 3 }],
])('a record %s is migrated by the steps from there', (_name, raw) => {
  expect(readRecord(raw, booking)).toEqual(whole);
});

test('a newer record is read as far as possible', () => {
  expect(readRecord({ ...ana, court: { hall: 1 }, referee: 'Dupont', version: 4 }, booking)).toEqual({
    value: { ...ana, court: 0, referee: 'Dupont' },
    isWhole: false,
    isNewer: true,
  });
  expect(readRecord({ people: ['Ana Diaz'], version: 9 }, booking)).toEqual({
    value: undefined,
    isWhole: false,
    isNewer: true,
  });
});

test('an older record that a step cannot migrate is unreadable', () => {
  expect(readRecord({ court: '2' }, booking)).toEqual({ value: undefined, isWhole: false, isNewer: false });
});

test.each([0, -1, 1.5, '3', null, Number.MAX_VALUE])(
  'an invalid version (%p) is replaced alone, and reported',
  (version) => {
    const raw = { name: 'Ana Diaz', court: '2', version };
    expect(readRecord(raw, booking)).toEqual({ ...whole, isWhole: false });
  },
);

test.each([null, 7, 'text', [], undefined])('%p is not a record', (raw) => {
  expect(readRecord(raw, booking)).toEqual({ value: undefined, isWhole: false, isNewer: false });
});
