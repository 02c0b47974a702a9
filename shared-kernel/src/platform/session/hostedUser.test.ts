import { hostedUser } from './hostedUser';

const anyone = { id: 'b3f1', email: 'ana@example.org', app_metadata: {}, user_metadata: {} };

test('the details come from the registration', () => {
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

test('the role and the licence come from the server’s metadata alone', () => {
  const claims = { role: 'organizer', licenseNumber: 'FJF-1' };
  expect(hostedUser({ ...anyone, user_metadata: claims })).toMatchObject({
    role: 'player',
    licenseNumber: undefined,
  });
  expect(hostedUser({ ...anyone, app_metadata: claims })).toMatchObject(claims);
});

test.each<[Readonly<Record<string, unknown>>, object]>([
  [{ role: 'staff' }, { role: 'player', isStaff: true }],
  [{ role: 'manager' }, { role: 'player', isStaff: true, isManager: true }],
  [{ roles: ['organizer', 'staff'] }, { role: 'organizer', isStaff: true }],
  [
    { role: 'organizer', roles: ['manager', 'organizer'] },
    { role: 'organizer', isStaff: true, isManager: true },
  ],
  [{ roles: { manager: true } }, { role: 'player' }],
])('the roles %j of an account make the user %j', (app_metadata, user) => {
  const { role, isStaff, isManager } = hostedUser({ ...anyone, app_metadata });
  expect(JSON.parse(JSON.stringify({ role, isStaff, isManager }))).toEqual(user);
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
])('the server’s metadata %j gives the subscription %j', (written, subscription) => {
  expect(hostedUser({ ...anyone, app_metadata: { subscription: written } }).subscription).toEqual(
    subscription,
  );
  expect(hostedUser({ ...anyone, user_metadata: { subscription: written } }).subscription).toBeUndefined();
});

test('a user without a name has their e-mail as a name, and empty details are undefined', () => {
  expect(hostedUser({ ...anyone, user_metadata: { name: '', phone: '', club: 4 } })).toMatchObject({
    name: 'ana@example.org',
    phone: undefined,
    club: undefined,
  });
});
