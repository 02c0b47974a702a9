import { loadSection } from './loadSection';

/** Webpack's record of the shared modules: `lib` exists once one has loaded. */
const shared = {
  'shared-kernel/ui': { '1.0.0': { lib: () => ({ Button: {}, Field: {} }) } },
  'shared-kernel/mui': { '1.0.0': { get: jest.fn() } },
};

const exposed = jest.fn();
const remote_booking = { init: jest.fn(), get: jest.fn(async () => exposed) };
const loadScript = jest.fn(async (_address: string, _integrity?: string) => {});

const release = {
  name: 'booking',
  version: '46c4a16f28bf',
  kernel: '1',
  entry: '/remotes/mfe-booking/46c4a16f28bf/remoteEntry.js',
  integrity: 'sha256-abc',
  paths: [],
};

beforeEach(() => {
  const __webpack_share_scopes__ = { default: shared };
  Object.assign(globalThis, { remote_booking, __webpack_share_scopes__, pageLoader: { load: loadScript } });
  jest.clearAllMocks();
  exposed.mockReturnValue({ routes: [] });
});

test('returns the routes of the remote after its container has passed the integrity check', async () => {
  await expect(loadSection(release, '1')).resolves.toEqual([]);
  expect(loadScript).toHaveBeenCalledWith(release.entry, 'sha256-abc');
  expect(remote_booking.init).toHaveBeenCalledWith(shared);
  expect(remote_booking.get).toHaveBeenCalledWith('./routes');
});

test('a container that fails to load makes the section unreachable', async () => {
  const cause = new Error('down');
  loadScript.mockRejectedValueOnce(cause);
  await expect(loadSection(release, '1')).rejects.toMatchObject({
    name: 'SectionFailure',
    kind: 'unreachable',
    section: 'booking',
    cause,
  });
  expect(remote_booking.get).not.toHaveBeenCalled();
});

test.each([null, {}, { routes: 'none' }])('a remote that exposes %j is unreachable', async (module) => {
  exposed.mockReturnValue(module);
  await expect(loadSection(release, '1')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('refuses a section of another kernel generation without requesting it', async () => {
  await expect(loadSection(release, '2')).rejects.toMatchObject({
    kind: 'incompatible',
    cause: ['generation 1 of shared-kernel'],
  });
  expect(loadScript).not.toHaveBeenCalled();
});

test.each([
  ['a name', ['Button', 'Carousel'], 'the exports Carousel of shared-kernel/ui'],
  ['two names', ['Field', 'Tabs', 'Carousel'], 'the exports Tabs, Carousel of shared-kernel/ui'],
])('refuses a section that requires %s which the shell does not provide', async (_, names, missing) => {
  const taken = { 'shared-kernel/ui': names };
  await expect(loadSection({ ...release, taken }, '1')).rejects.toMatchObject({
    kind: 'incompatible',
    release: release.version,
    cause: [missing],
  });
  expect(loadScript).not.toHaveBeenCalled();
});

test.each([
  ['names that the shell brings', { 'shared-kernel/ui': ['Button', 'Field'] }],
  ['unknown names', { 'shared-kernel/ui': ['*'] }],
  ['names of a module that has not been asked for yet', { 'shared-kernel/mui': ['ConfirmDialog'] }],
])('loads a section that requires %s', async (_, taken) => {
  await expect(loadSection({ ...release, taken }, '1')).resolves.toEqual([]);
  // It loads when a page needs it.
  expect(shared['shared-kernel/mui']['1.0.0'].get).not.toHaveBeenCalled();
});
