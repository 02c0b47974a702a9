import type { SectionRoute } from 'shared-kernel/router';
import { createPageFinder } from './pageFinder';
import { createReleases } from './releases';
import { SectionFailure } from './sectionFailure';
import type { LiveSection } from './site';

beforeEach(() => localStorage.clear());

const release = {
  name: 'booking',
  version: '46c4a16f28bf',
  kernel: '1',
  entry: '/remotes/mfe-booking/46c4a16f28bf/remoteEntry.js',
  paths: ['/reservation', '/reservation/:day'],
};

/** The state of a visit that began on a page of another section. */
function releases(...sections: LiveSection[]) {
  return createReleases(undefined, async () => ({ sections: sections.length > 0 ? sections : [release] }));
}

function aRoute(lazy = jest.fn(async () => ({ Component: () => null }))) {
  const route: SectionRoute = {
    id: 'booking-reservation',
    path: '/reservation',
    handle: { title: 'Réserver', description: '', prerender: true },
    lazy,
  };
  return { route, lazy };
}

test('an address opens the page of the section that claims it', async () => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const found = await createPageFinder(releases(), loadRoutes).find('/reservation');
  expect(loadRoutes).toHaveBeenCalledWith(release);
  expect(found).toMatchObject({ kind: 'page', route: { id: 'booking-reservation' } });
});

test('a section and a page are requested once by several callers', async () => {
  const { route, lazy } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const pages = createPageFinder(releases(), loadRoutes);
  await Promise.all([pages.find('/reservation'), pages.find('/reservation')]);
  await pages.find('/reservation');
  expect(loadRoutes).toHaveBeenCalledTimes(1);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a loaded page is known at once, a pending one is not', async () => {
  const { route } = aRoute();
  const pages = createPageFinder(releases(), async () => [route]);
  const arriving = pages.find('/reservation');
  expect(pages.known('/reservation')).toBeUndefined();
  const found = await arriving;
  expect(pages.known('/reservation')).toBe(found);
});

test('a failed page is unreachable, and is requested again without its section', async () => {
  const { route, lazy } = aRoute();
  lazy.mockRejectedValueOnce(new Error('chunk'));
  const loadRoutes = jest.fn(async () => [route]);
  const pages = createPageFinder(releases(), loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({
    kind: 'failure',
    error: { kind: 'unreachable', section: 'booking' },
  });
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
  expect(loadRoutes).toHaveBeenCalledTimes(1);
});

test.each([
  ['that no section claims', '/ailleurs', 0],
  ['that a section claims but does not have', '/reservation/lundi', 1],
])('an address %s opens the not-found page', async (_, address, asked) => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const found = await createPageFinder(releases(), loadRoutes).find(address);
  expect(found).toMatchObject({ kind: 'page', route: { id: 'not-found', handle: { indexed: false } } });
  expect(loadRoutes).toHaveBeenCalledTimes(asked);
});

const newer = { ...release, version: '97d565c4f45b' };
const incompatible = new SectionFailure('incompatible', 'booking');

test('the last compatible release replaces an incompatible live one', async () => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async ({ version }: LiveSection) => {
    if (version === newer.version) throw incompatible;
    return [route];
  });
  const pages = createPageFinder(releases({ ...newer, earlier: [release] }), loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
});

test('a section without a compatible release fails by name, after one attempt each', async () => {
  const loadRoutes = jest.fn(async () => {
    throw incompatible;
  });
  const pages = createPageFinder(releases({ ...newer, earlier: [release] }), loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({
    kind: 'failure',
    error: { kind: 'incompatible', section: 'booking' },
  });
  expect(loadRoutes).toHaveBeenCalledTimes(2);
});

test('the live release replaces one that was pruned during the visit', async () => {
  const { route } = aRoute();
  let live = release;
  const pages = createPageFinder(
    createReleases(undefined, async () => ({ sections: [live] })),
    async ({ version }) => {
      if (version === release.version) throw new SectionFailure('unreachable', 'booking');
      return [route];
    },
  );
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'failure' });
  live = newer;
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
});

test('a newer release replaces one with a missing page, for the rest of the visit', async () => {
  const other: SectionRoute = { ...aRoute().route, id: 'booking-day', path: '/reservation/:day' };
  const gone = { ...other, lazy: jest.fn().mockRejectedValue(new Error('404')) };
  let live = release;
  const loadRoutes = jest.fn(async ({ version }: LiveSection) => [
    aRoute().route,
    version === release.version ? gone : other,
  ]);
  const releases = createReleases(release, async () => ({ sections: [live] }));
  const pages = createPageFinder(releases, loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({ route: { release: release.version } });
  expect(await pages.find('/reservation/lundi')).toMatchObject({ kind: 'failure' });
  live = newer;
  expect(await pages.find('/reservation/lundi')).toMatchObject({ route: { release: newer.version } });
  expect(await pages.find('/reservation')).toMatchObject({ route: { release: newer.version } });
  expect(loadRoutes).toHaveBeenCalledTimes(2);
});

test('a page without the registry is unreachable, and is requested again', async () => {
  const { route } = aRoute();
  const fetchRegistry = jest.fn(async () => ({ sections: [release] }));
  fetchRegistry.mockRejectedValueOnce(new Error('down'));
  const pages = createPageFinder(createReleases(undefined, fetchRegistry), async () => [route]);
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'failure', error: { kind: 'unreachable' } });
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
});

test('the page’s own release is used at once, and stays the same after other deployments', async () => {
  const { route } = aRoute();
  const fetchRegistry = jest.fn(async () => ({ sections: [newer] }));
  const loadRoutes = jest.fn(async () => [route]);
  const pages = createPageFinder(createReleases(release, fetchRegistry), loadRoutes);
  await pages.find('/reservation');
  expect(fetchRegistry).not.toHaveBeenCalled();
  await pages.find('/ailleurs');
  await pages.find('/reservation/lundi');
  expect(loadRoutes.mock.calls).toEqual([[release]]);
});

test('a canary that fails to load is replaced by the live release', async () => {
  const { route } = aRoute();
  const tried = {
    ...release,
    version: '0000000c0000',
    entry: '/remotes/mfe-booking/0000000c0000/remoteEntry.js',
  };
  const loadRoutes = jest.fn(async ({ version }: LiveSection) => {
    if (version === tried.version) throw new SectionFailure('unreachable', 'booking');
    return [route];
  });
  const found = await createPageFinder(
    releases({ ...release, canary: { ...tried, share: 100 } }),
    loadRoutes,
  ).find('/reservation');
  expect(loadRoutes.mock.calls.map(([{ version }]) => version)).toEqual([tried.version, release.version]);
  expect(found).toMatchObject({ kind: 'page', route: { release: release.version } });
});
