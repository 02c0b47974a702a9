import type { LiveSection } from './site';

const live: LiveSection = {
  name: 'booking',
  version: '46c4a16f28bf',
  kernel: '1',
  entry: '/remotes/mfe-booking/46c4a16f28bf/remoteEntry.js',
  paths: ['/reservation'],
  earlier: [],
};

function tried(share: number, version = '00000000c000'): LiveSection {
  const entry = `/remotes/mfe-booking/${version}/remoteEntry.js`;
  return { ...live, canary: { ...live, version, entry, share } };
}

/** The release for a visitor who opens a page now: every page starts from its browser's storage. */
async function open(section: LiveSection): Promise<LiveSection> {
  jest.resetModules();
  const { resolveCanary } = await import('./resolveCanary');
  return resolveCanary(section);
}

async function numberWhoTry(share: number): Promise<number> {
  let count = 0;
  for (let lot = 0; lot < 100; lot += 1) {
    localStorage.setItem('lot', String(lot));
    if ((await open(tried(share))).version === '00000000c000') count += 1;
  }
  return count;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([1, 10, 50, 99])('of a hundred visitors %i get the canary at that share', async (share) => {
  expect(await numberWhoTry(share)).toBe(share);
});

test('a visitor keeps their release, also when the share grows', async () => {
  for (let visitor = 0; visitor < 20; visitor += 1) {
    localStorage.clear();
    const { version } = await open(tried(30));
    expect((await open(tried(30))).version).toBe(version);
    if (version === '00000000c000') expect((await open(tried(60))).version).toBe(version);
  }
});

test('the fallback of a canary is the live release, and then the earlier ones', async () => {
  const before = { ...live, version: '0123456789ab' };
  const { earlier } = await open({ ...tried(100), earlier: [before] });
  expect(earlier?.map(({ version }) => version)).toEqual([live.version, before.version]);
});

test('a visitor gets no canary bucket without a canary', async () => {
  expect(await open(live)).toEqual(live);
  expect(localStorage.getItem('lot')).toBeNull();
});

test.each(['-1', '100', 'NaN', '{}'])('an invalid canary bucket %s is drawn again', async (kept) => {
  localStorage.setItem('lot', kept);
  await open(tried(50));
  expect(localStorage.getItem('lot')).toMatch(/^\d{1,2}$/);
});

test('a visitor without storage still gets a release', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect((await open(tried(100))).version).toBe('00000000c000');
});
