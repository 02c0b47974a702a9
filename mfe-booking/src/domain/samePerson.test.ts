import { isSamePerson } from './samePerson';

const unknown = { name: '', phone: '', email: '', member: null };

test.each([
  [{ member: 'm1' }, { member: 'm1' }],
  [{ phone: '06 12 34 56 78' }, { phone: '+33612345678' }],
  [{ email: 'Nadia@example.org ' }, { email: 'nadia@example.org' }],
  [{ name: 'Nadia Lefebvre' }, { name: ' lefèbvre  Nadia' }],
])('%j is %j', (one, other) => {
  expect(isSamePerson({ ...unknown, ...one }, { ...unknown, ...other })).toBe(true);
});

test.each([
  [{}, {}],
  [{ name: 'Nadia' }, { name: 'Nadia Lefebvre' }],
  [{ phone: '06' }, { phone: '06' }],
])('%j is not %j', (one, other) => {
  expect(isSamePerson({ ...unknown, ...one }, { ...unknown, ...other })).toBe(false);
});
