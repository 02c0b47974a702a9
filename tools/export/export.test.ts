/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';
import { runModule } from '../jest/runModule';

let installation: Installation;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-tournaments', '00000000000b', [
    { id: 'tournaments-home', path: '/', prerender: true },
    { id: 'tournaments-article', path: '/blog/:id', prerender: ['/blog/1'] },
  ]);
  installation.deploy();
});

afterAll(() => installation.remove());

/** The refusal, or nothing. */
function refusalOf(platform: string, target: string) {
  const given = JSON.stringify({ platform, site: installation.site, target });
  const code = `await tool.exportSite(${given}).catch(({ message }) => console.log(message));`;
  return runModule('export/exportSite.mjs', code).printed;
}

test.each(['cloudflare-pages', 'netlify'])('the export for %s holds what the platform serves', (platform) => {
  const target = join(installation.folder, platform);
  expect(refusalOf(platform, target)).toBe('');
  // A second export replaces the first.
  expect(refusalOf(platform, target)).toBe('');
  expect(readdirSync(target)).toEqual(
    expect.arrayContaining(['_headers', '_redirects', 'index.html', 'sw.js']),
  );
  expect(existsSync(join(target, '.hosting'))).toBe(false);
  expect(readdirSync(target, { recursive: true }).filter((name) => String(name).endsWith('.br'))).toEqual([]);
});

test('on Cloudflare Pages, where rules win over files, a file below a pattern keeps its address', () => {
  const target = join(installation.folder, 'cloudflare-pages');
  expect(refusalOf('cloudflare-pages', target)).toBe('');
  const lines = readFileSync(join(target, '_redirects'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/blog/'))).toEqual([
    '/blog/1/index.html /blog/1/ 200',
    '/blog/1 /blog/1/ 200',
    '/blog/1/ /blog/1/ 200',
    '/blog/:id /app/tournaments-article 200',
    '/blog/:id/ /app/tournaments-article 200',
  ]);
});

test.each([
  ['gone', 'out', 'Which platform? There are: cloudflare-pages, netlify.'],
  ['netlify', 'store', 'is neither empty nor a site'],
])('an export for %s into the folder %s is refused', (platform, folder, refusal) => {
  expect(refusalOf(platform, join(installation.folder, folder))).toContain(refusal);
});

const few = { files: [{ path: '/index.html', bytes: 1 }], headers: '/*\n  A: b\n', redirects: '/a /b 200\n' };
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');
const filesIn = (folder: string, count: number) =>
  lines(count, (at) => `${folder}/${at}`)
    .split('\n')
    .map((path) => ({ path, bytes: 1 }));

/** What an export of these files and rules exceeds, joined. */
function exceeded(platform: string, given: object) {
  const code = `const { readFileSync } = await import('node:fs');
    console.log(tool.exceededLimits(tool.PLATFORMS['${platform}'], JSON.parse(readFileSync(0, 'utf8'))).join());`;
  return runModule('export/platforms.mjs', code, {}, JSON.stringify({ ...few, ...given })).printed;
}

test.each([
  ['cloudflare-pages', '20001 files, at most 20000', { files: filesIn('', 20_001) }],
  [
    'cloudflare-pages',
    '26214401 bytes in the largest file',
    { files: [{ path: '/film', bytes: 26_214_401 }] },
  ],
  ['cloudflare-pages', '101 rules in _headers', { headers: lines(101, (at) => `/${at}\n  A: b`) }],
  [
    'cloudflare-pages',
    '2001 characters in the longest line of _headers',
    { headers: `/\n  A: ${'b'.repeat(1998)}` },
  ],
  ['cloudflare-pages', '2001 rules without a parameter', { redirects: lines(2001, (at) => `/${at} /b 200`) }],
  ['cloudflare-pages', '101 rules with a parameter', { redirects: lines(101, (at) => `/${at}/:a /b 200`) }],
  ['cloudflare-pages', '1007 characters in the longest line', { redirects: `/${'a'.repeat(999)} /b 200` }],
  ['netlify', '54001 files in the largest folder, at most 54000', { files: filesIn('/media', 54_001) }],
  ['netlify', '10001 rules in _redirects', { redirects: lines(10_001, (at) => `/${at} /b 200`) }],
])('an export for %s is refused for %s', (platform, sentence, much) => {
  expect(exceeded(platform, much)).toContain(sentence);
});

test.each(['cloudflare-pages', 'netlify'])('a small export for %s exceeds nothing', (platform) => {
  expect(exceeded(platform, {})).toBe('');
});
