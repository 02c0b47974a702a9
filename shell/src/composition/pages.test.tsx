import type { SectionRoute } from 'shared-kernel/router';
import { createPages } from './pages';
import type { Registry } from './site';

const release = {
  name: 'booking',
  version: '46c4a16f28bf',
  kernel: '1',
  entry: '/remotes/mfe-booking/46c4a16f28bf/remoteEntry.js',
  paths: ['/reservation', '/reservation/:day'],
};
const registry: Registry = { kernel: '1', sections: [release] };

function aRoute(lazy = jest.fn(async () => ({ Component: () => null }))) {
  const route: SectionRoute = {
    id: 'booking-reservation',
    path: '/reservation',
    handle: { title: 'Réserver', description: '', prerender: true },
    lazy,
  };
  return { route, lazy };
}

test('an address leads to the page of the section that claims it', async () => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const found = await createPages(registry, loadRoutes).find('/reservation');
  expect(loadRoutes).toHaveBeenCalledWith(release, '1');
  expect(found).toMatchObject({ kind: 'page', route: { id: 'booking-reservation' } });
});

test('a section and a page are asked for once, however many ask', async () => {
  const { route, lazy } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const pages = createPages(registry, loadRoutes);
  await Promise.all([pages.find('/reservation'), pages.find('/reservation')]);
  await pages.find('/reservation');
  expect(loadRoutes).toHaveBeenCalledTimes(1);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('an arrived page is known at once, one that is on its way is not', async () => {
  const { route } = aRoute();
  const pages = createPages(registry, async () => [route]);
  const arriving = pages.find('/reservation');
  expect(pages.known('/reservation')).toBeUndefined();
  const found = await arriving;
  expect(pages.known('/reservation')).toBe(found);
});

test('a section that failed is asked for again the next time', async () => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  loadRoutes.mockRejectedValueOnce(new Error('down'));
  const pages = createPages(registry, loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'failure' });
  expect(pages.known('/reservation')).toBeUndefined();
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
});

test('a page that failed is unreachable, and is asked for again without its section', async () => {
  const { route, lazy } = aRoute();
  lazy.mockRejectedValueOnce(new Error('chunk'));
  const loadRoutes = jest.fn(async () => [route]);
  const pages = createPages(registry, loadRoutes);
  expect(await pages.find('/reservation')).toMatchObject({
    kind: 'failure',
    error: { kind: 'unreachable', section: 'booking' },
  });
  expect(await pages.find('/reservation')).toMatchObject({ kind: 'page' });
  expect(loadRoutes).toHaveBeenCalledTimes(1);
});

test.each([
  ['that nobody claims', '/ailleurs', 0],
  ['that a section claims but does not have', '/reservation/lundi', 1],
])('an address %s leads to the not-found page', async (_, address, asked) => {
  const { route } = aRoute();
  const loadRoutes = jest.fn(async () => [route]);
  const found = await createPages(registry, loadRoutes).find(address);
  expect(found).toMatchObject({ kind: 'page', route: { id: 'not-found', handle: { indexed: false } } });
  expect(loadRoutes).toHaveBeenCalledTimes(asked);
});
