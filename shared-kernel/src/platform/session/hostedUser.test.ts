import { hostedUser } from './hostedUser';

const anyone = { id: 'b3f1', email: 'ana@example.org', app_metadata: {}, user_metadata: {} };

test('the details are what the user typed when registering', () => {
  const user_metadata = {
    name: 'Ana Diaz',
    phone: '06',
    birthDate: '2000-01-02',
    address: 'Lyon',
    gender: 'femme',
    club: 'lyon',
  };
  expect(hostedUser({ ...anyone, user_metadata })).toEqual({
    id: 'b3f1',
    email: 'ana@example.org',
    role: 'player',
    ...user_metadata,
    licenseNumber: undefined,
  });
});

test('the role and the licence come from the server alone', () => {
  const claims = { role: 'organizer', licenseNumber: 'FJF-1' };
  expect(hostedUser({ ...anyone, user_metadata: claims })).toMatchObject({
    role: 'player',
    licenseNumber: undefined,
  });
  expect(hostedUser({ ...anyone, app_metadata: claims })).toMatchObject(claims);
});

test.each<[unknown, object | undefined]>([
  [
    { plan: 'Competitor', until: '2027-06-30' },
    { plan: 'Competitor', until: '2027-06-30' },
  ],
  [{ plan: 'Découverte' }, { plan: 'Découverte' }],
  [{ until: '2027-06-30' }, undefined],
  ['Competitor', undefined],
  [null, undefined],
])('of %j written by the operator the subscription is %j', (written, subscription) => {
  expect(hostedUser({ ...anyone, app_metadata: { subscription: written } }).subscription).toEqual(
    subscription,
  );
  expect(hostedUser({ ...anyone, user_metadata: { subscription: written } }).subscription).toBeUndefined();
});

test('an unknown role is a player', () => {
  expect(hostedUser({ ...anyone, app_metadata: { role: 'admin' } }).role).toBe('player');
});

test('a user without a name goes by the email, and empty details are none', () => {
  expect(hostedUser({ ...anyone, user_metadata: { name: '', phone: '', club: 4 } })).toMatchObject({
    name: 'ana@example.org',
    phone: undefined,
    club: undefined,
  });
});
