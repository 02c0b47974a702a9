/** @jest-environment node */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { contentsOf, type Installation, install } from './installationUnderTest';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const contact = { id: 'marketing-contact', path: '/contact', prerender: true } as const;
const profile = { id: 'members-profile', path: '/profil', prerender: false } as const;

let installation: Installation;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home, contact]);
  installation.build('mfe-members', '00000000000b', [profile]);
});

afterEach(() => installation.remove());

const snapshot = () => contentsOf(installation.site);

function composed() {
  expect(installation.compose()).toMatchObject({ status: 0, complaints: '' });
}

/** The page, the registry and the files that both name are of one composition. */
function expectWhole(version: string) {
  expect(installation.read('index.html')).toContain('<h1>Page /</h1>');
  for (const file of ['index.html', 'registry.json']) {
    expect(installation.read(file)).toContain(`/remotes/mfe-marketing/${version}/remoteEntry.js`);
  }
  expect(installation.read(`remotes/mfe-marketing/${version}/remoteEntry.js`)).toContain(version);
}

test('every text has an equal compressed copy, and every page a policy with its styles', () => {
  composed();
  expectWhole('00000000000b');
  const files = snapshot();
  const texts = Object.keys(files).filter((name) => /^(?!\/\.).*\.(html|js|json|xml|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const copy = Buffer.from(files[`${name}.br`] ?? '', 'latin1');
    expect(brotliDecompressSync(copy).toString('latin1')).toBe(files[name]);
  }
  const policies = JSON.parse(installation.read('.hosting/policies.json'));
  expect(Object.keys(policies).sort()).toEqual(texts.filter((name) => name.endsWith('.html')).sort());
  for (const policy of Object.values(policies)) {
    expect(policy).toMatch(/^default-src 'none'; .*'sha256-.*; frame-ancestors 'none'/);
  }
});

test('an unchanged file keeps its date, so that browsers do not download it again', () => {
  composed();
  const before = snapshot();
  const dateOf = () => statSync(join(installation.site, 'contact/index.html.br')).mtimeMs;
  const written = dateOf();
  composed();
  expect(snapshot()).toEqual(before);
  expect(dateOf()).toBe(written);
});

test('a page without a route is removed, and earlier releases stay for open pages', () => {
  composed();
  installation.build('mfe-marketing', '00000000000c', [home]);
  composed();
  expectWhole('00000000000c');
  expect(existsSync(join(installation.site, 'contact'))).toBe(false);
  expect(installation.read('remotes/mfe-marketing/00000000000b/routes.js')).toContain('00000000000b');
});

test('a page that cannot be rendered leaves the site unchanged, including the registry', () => {
  composed();
  const before = snapshot();
  installation.build('mfe-marketing', '00000000000c', [home, { ...contact, fault: 'throws' }]);
  const { status, complaints } = installation.compose();
  expect(status).toBe(1);
  expect(complaints).toContain('This page cannot be rendered.');
  expect(snapshot()).toEqual(before);
  expect(readdirSync(installation.folder).filter((name) => name.startsWith('.site'))).toEqual([]);
  // Nor is it live: another section is deployed without meeting it.
  installation.build('mfe-members', '00000000000d', [profile]);
  expect(installation.compose('mfe-members')).toMatchObject({ status: 0, complaints: '' });
  expectWhole('00000000000b');
});

test.each([
  ['answers and does not claim', [home, contact], ['/'], 'mfe-marketing has a route for /contact, which'],
  [
    'claims and does not answer',
    [home],
    ['/', '/contact'],
    'mfe-marketing claims /contact in its remote.json',
  ],
])('an address that a section %s leaves the site unchanged', (_what, routes, paths, sentence) => {
  composed();
  const before = snapshot();
  installation.build('mfe-marketing', '00000000000c', routes, { paths });
  const { status, complaints } = installation.compose();
  expect(status).toBe(1);
  expect(complaints).toContain(sentence);
  expect(complaints).not.toMatch(/^\s+at /m);
  expect(snapshot()).toEqual(before);
});

test('a truncated file of an earlier composition is repaired', () => {
  composed();
  const before = snapshot();
  writeFileSync(join(installation.site, 'remotes/mfe-booking/00000000000b/routes.js'), '/* half');
  writeFileSync(join(installation.site, 'index.html.br'), 'half');
  writeFileSync(join(installation.site, 'shell/media/court-1a2b3c4d-480.avif'), 'half');
  rmSync(join(installation.site, 'shell/00000000000a/main.js'));
  composed();
  expect(snapshot()).toEqual(before);
});
