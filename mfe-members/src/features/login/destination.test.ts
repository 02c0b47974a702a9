import { paths } from 'shared-kernel';
import { destinationOf } from './destination';

const staff = { role: 'player', isStaff: true } as const;

test.each([
  ['a player', { role: 'player' }, paths.profile()],
  ['an organiser', { role: 'organizer' }, paths.organizer()],
  ['staff', staff, paths.frontDesk()],
  ['an organiser who is staff', { role: 'organizer', isStaff: true }, paths.organizer()],
] as const)('the login leads %s to their own part of the site', (_, member, path) => {
  expect(destinationOf(member, null)).toEqual({ path });
});

test('the login leads staff to the page that they requested', () => {
  expect(destinationOf(staff, { path: '/profil', role: 'player' })).toEqual({ path: '/profil' });
});

test('the login leads a player to their profile if the requested page is an organiser’s', () => {
  expect(destinationOf({ role: 'player' }, { path: paths.organizer(), role: 'organizer' })).toEqual({
    path: paths.profile(),
    refusedRole: 'organizer',
  });
});
