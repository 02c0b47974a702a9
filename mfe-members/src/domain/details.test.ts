import { changesOf, type Details, detailsOf, faultsOf, faultsOfChanges } from './details';

const sound: Details = {
  name: 'Ana Diaz',
  phone: '06 12 34 56 78',
  birthDate: '2000-02-29',
  address: '1 rue du Stade, Prouvy',
  club: 'prouvy',
};
const today = '2026-11-24';

test.each<Partial<Details>>([
  {},
  { phone: '', birthDate: '', address: '', club: '' },
  { phone: '+33 (0)6.12-34/56 78' },
  { birthDate: today },
  { name: ` ${'x'.repeat(120)} `, address: 'x'.repeat(200) },
])('%j is valid', (changed) => {
  expect(faultsOf({ ...sound, ...changed }, today)).toEqual({});
});

test.each<[Partial<Details>, object]>([
  [{ name: '   ' }, { name: { kind: 'nameless' } }],
  [{ name: '\u200b\u2060' }, { name: { kind: 'nameless' } }],
  [{ name: '\u202e\u3164\u2800' }, { name: { kind: 'nameless' } }],
  [{ name: 'x'.repeat(121) }, { name: { kind: 'too-long', most: 120 } }],
  [{ phone: 'demandez à Ana' }, { phone: { kind: 'no-phone-number' } }],
  [{ phone: '12' }, { phone: { kind: 'no-phone-number' } }],
  [{ birthDate: '2026-11-25' }, { birthDate: { kind: 'no-birth-date' } }],
  [{ birthDate: '1899-12-31' }, { birthDate: { kind: 'no-birth-date' } }],
  [{ birthDate: '21990-03-10' }, { birthDate: { kind: 'no-birth-date' } }],
  [{ birthDate: '2000' }, { birthDate: { kind: 'no-birth-date' } }],
  [{ address: 'x'.repeat(201) }, { address: { kind: 'too-long', most: 200 } }],
  [
    { name: '', phone: 'x' },
    { name: { kind: 'nameless' }, phone: { kind: 'no-phone-number' } },
  ],
])('of %j the fault is %j', (changed, faults) => {
  expect(faultsOf({ ...sound, ...changed }, today)).toEqual(faults);
});

test('invalid values that the account already holds are no faults, except a missing name', () => {
  const old = { ...sound, name: 'x'.repeat(120), phone: 'abcdef', birthDate: '21990-03-10' };
  expect(faultsOfChanges(old, { ...old, club: 'lyon' }, today)).toEqual({});
  expect(faultsOfChanges(old, { ...old, phone: 'abc' }, today)).toEqual({
    phone: { kind: 'no-phone-number' },
  });
  expect(faultsOfChanges({ ...old, name: ' ' }, { ...old, name: ' ' }, today)).toEqual({
    name: { kind: 'nameless' },
  });
});

test.each<[Partial<Details>, object]>([
  [{}, {}],
  [{ phone: sound.phone }, {}],
  [{ phone: ` ${sound.phone} ` }, {}],
  [
    { phone: '', club: 'lyon' },
    { phone: '', club: 'lyon' },
  ],
  [{ name: ' Ana Martin ' }, { name: 'Ana Martin' }],
  [{ name: '\u202eAna\u2066 Martin' }, { name: 'Ana Martin' }],
])('input %j changes the account by %j', (typed, changes) => {
  expect(changesOf(sound, typed)).toEqual(changes);
});

test('a detail that the account lacks is an empty text', () => {
  expect(detailsOf({ name: 'Ana Diaz' })).toEqual({
    name: 'Ana Diaz',
    phone: '',
    birthDate: '',
    address: '',
    club: '',
  });
});
