import type { SectionRelease } from '../../composition/site';
import { claimant, partsBelow, previousFolder, releasesAtHand, stemOf } from './releases';

function aRelease(version: string, changes: Partial<SectionRelease> = {}): SectionRelease {
  const entry = `/remotes/mfe-booking/${version}/remoteEntry.js`;
  return { name: 'booking', version, kernel: '1', entry, paths: ['/reservation'], ...changes };
}

const older = aRelease('fa4bcdb57469');
const newer = aRelease('97d565c4f45b');
const registry = { sections: [newer] };

function filesOf({ version }: SectionRelease): string[] {
  return ['remoteEntry.js', 'routes.1.js', 'page.2.js'].map(
    (file) => `/remotes/mfe-booking/${version}/${file}`,
  );
}

const files = {
  none: [],
  older: filesOf(older),
  newer: filesOf(newer),
  both: [...filesOf(older), ...filesOf(newer)],
};

test.each([
  ['the release that a page names, when it is here', files.newer, newer],
  ['the one before it, when only that is here', files.older, older],
  ['the release that a page names, when both are here', files.both, newer],
  ['the release that a page names, when none is here', files.none, newer],
  ['the one before it, when the new one has only begun to come', [...files.older, newer.entry], older],
  ['the release that a page names, when the other’s container is missing', files.older.slice(1), newer],
])('the offline release of a section is %s', (_, held, expected) => {
  expect(releasesAtHand(registry, [newer, older], held)).toEqual([expected]);
});

test('a release for another kernel does not replace one', () => {
  const foreign = { ...older, kernel: '0' };
  expect(releasesAtHand(registry, [newer, foreign], files.older)).toEqual([newer]);
});

test.each([
  ['/reservation', true],
  ['/player/7', true],
  ['/Player/7', true],
  ['/player', false],
  ['/player/7/tournois', false],
  ['/', false],
])('%s is claimed: %s', (path, isClaimed) => {
  const sections = [aRelease('97d565c4f45b', { paths: ['/reservation', '/player/:playerId'] })];
  expect(claimant({ sections }, path) !== undefined).toBe(isClaimed);
});

test('the previous release is the one of the same package cached last', () => {
  const others = [
    '/remotes/mfe-members/1784d6f0b267/remoteEntry.js',
    '/remotes/mfe-booking/0123456789ab/registry-entry.json',
  ];
  const held = [
    '/remotes/mfe-booking/aaaaaaaaaaaa/remoteEntry.js',
    ...files.older,
    ...others,
    ...files.newer,
  ];
  expect(previousFolder(`/remotes/mfe-booking/${newer.version}/`, held)).toBe(
    `/remotes/mfe-booking/${older.version}/`,
  );
  expect(previousFolder('/remotes/mfe-tournaments/7eb0d68fb968/', held)).toBeUndefined();
});

test('the part below a page is found by the name of its chunk', () => {
  const [page, below, other] = [
    'booking-reservation.40b2',
    'booking-reservation-below.c1',
    'booking-day-below.d2',
  ].map((name) => `/remotes/mfe-booking/97d565c4f45b/${name}.js`) as [string, string, string];
  expect(partsBelow([page], [page, below, other])).toEqual([below]);
});

test('a file has the same stem in every release', () => {
  expect(stemOf('/remotes/mfe-booking/97d565c4f45b/booking-reservation.40b2b878.js')).toBe(
    'booking-reservation',
  );
});
