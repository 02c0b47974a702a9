/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Installation, install } from './installationUnderTest';

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

/** Every file of the site with its content. */
function snapshot(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(installation.site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(installation.site.length), readFileSync(file, 'latin1')]),
  );
}

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
  const { mtimeMs } = statOf('contact/index.html.br');
  composed();
  expect(snapshot()).toEqual(before);
  expect(statOf('contact/index.html.br').mtimeMs).toBe(mtimeMs);
});

function statOf(path: string) {
  return jest.requireActual<typeof import('node:fs')>('node:fs').statSync(join(installation.site, path));
}

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

test('a killed composition leaves the site unchanged, and the next one completes it', async () => {
  composed();
  const before = snapshot();
  installation.build('mfe-marketing', '00000000000c', [home, { ...contact, fault: 'hangs' }]);
  const child = installation.startComposing();
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(snapshot()).toEqual(before);

  // A version never changes its content: the hanging release is in the store.
  installation.build('mfe-marketing', '00000000000d', [home]);
  composed();
  expectWhole('00000000000d');
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

test('concurrent compositions run one after the other, and the site is whole', async () => {
  composed();
  installation.build('mfe-marketing', '00000000000c', [home, contact]);
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await once(installation.startComposing(), 'exit'))[0]),
  );
  expect(codes).toEqual([0, 0, 0]);
  expectWhole('00000000000c');
  expect(existsSync(join(installation.site, 'remotes/mfe-marketing/00000000000b/main.js'))).toBe(true);
});
