/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Installation, install } from '../compose/installationUnderTest';
import { isFixedSet } from '../jest/suite';
import { type Answer, ask } from './ask';
import { hosts, type Platform, policyOf, type RunningHost, run } from './hostsUnderTest';

const EMBEDDED = '/organisateur/tournoi/sample/integrer';
const routes = [
  { id: 'tournaments-home', path: '/', prerender: true },
  { id: 'tournaments-contact', path: '/contact', prerender: true },
  { id: 'tournaments-profile', path: '/profil', prerender: false },
  { id: 'tournaments-create', path: '/organisateur/creer-tournoi', prerender: false },
  { id: 'tournaments-any', path: '/organisateur/:page', prerender: false },
  { id: 'tournaments-sheet', path: '/organisateur/tournoi/:id/match/:match', prerender: false },
  {
    id: 'tournaments-embed',
    path: '/organisateur/tournoi/:id/integrer',
    prerender: [EMBEDDED],
    embeddable: true,
  },
] as const;

/** What a request is answered with: `file` is the file of the site in the body, `itself` the one that the address names. */
interface Expected {
  readonly status: number;
  readonly file?: string;
  readonly type?: string;
  readonly caching?: string;
  /** Which part of the file is sent. */
  readonly bytes?: readonly [number, number];
  /** Other sites may frame it. */
  readonly isEmbeddable?: boolean;
  /** An error with the policy of files that are no pages. */
  readonly isStrict?: boolean;
  readonly allow?: string;
}

/** Where a platform departs from the contract (docs/reference/http-contract.md); `untested`: no emulator shows it. */
type Departures = Partial<Record<Platform, Partial<Expected> | 'untested'>>;

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const VERSION = '/remotes/mfe-tournaments/00000000000b';

const itself = (type: string, caching = 'no-cache') => ({ status: 200, file: 'itself', type, caching });
const page = (file: string) => ({ ...itself(HTML), file });
const standIn = (route: string) => page(`/app/tournaments-${route}.html`);
const embeddable = { isEmbeddable: true };
const part: Expected = { status: 206, file: 'itself', caching: FOR_GOOD, bytes: [0, 3] };
const unchanged: Expected = { status: 304, caching: 'no-cache' };
const notFound: Expected = { status: 404, file: '/404.html', type: HTML, caching: 'no-cache' };
const refused: Expected = { status: 405, allow: 'GET, HEAD', caching: 'no-cache' };

const onBoth = (answer: Partial<Expected>): Departures => ({ 'cloudflare-pages': answer, netlify: answer });
const serversAlone: Departures = { 'cloudflare-pages': 'untested', netlify: 'untested' };
const notOnNetlify: Departures = { netlify: 'untested' };
const uncached: Departures = { 'cloudflare-pages': { caching: 'no-store' } };
const belowVersions: Departures = {
  'cloudflare-pages': { caching: 'no-store', isStrict: true },
  netlify: { caching: FOR_GOOD, isStrict: true },
};
const otherScriptType: Departures = { 'cloudflare-pages': { type: 'application/javascript' } };
const caseMatters: Departures = {
  'cloudflare-pages': { ...notFound, caching: 'no-store' },
  netlify: notFound,
};
const withoutAllow: Departures = { 'cloudflare-pages': { allow: undefined }, netlify: 'untested' };

const ROWS: readonly (readonly [request: string, expected: Expected, departures?: Departures])[] = [
  // 1. An address is answered by its file,
  ['GET /', page('/index.html')],
  ['GET /?vue=/organisateur/tournoi/a-1/integrer', page('/index.html')],
  ['GET /contact', page('/contact/index.html')],
  ['GET /contact/', page('/contact/index.html')],
  ['GET /contact?from=menu', page('/contact/index.html')],
  ['HEAD /contact', { ...page('/contact/index.html'), bytes: [0, 0] }, notOnNetlify],
  ['GET /contact | If-None-Match: its ETag', unchanged, notOnNetlify],
  ['GET /app.html', itself(HTML)],
  ['GET /registry.json', itself('application/json')],
  ['GET /sw.js', itself(SCRIPT)],
  ['GET /robots.txt', itself('text/plain; charset=utf-8')],
  ['GET /sitemap.xml', itself('application/xml')],
  ['GET /manifest.webmanifest', itself('application/manifest+json')],
  ['GET /favicon.ico', itself('image/x-icon')],
  ['GET /icon.svg', itself('image/svg+xml')],
  [`GET ${VERSION}/routes.js`, itself(SCRIPT, FOR_GOOD), otherScriptType],
  [`GET ${VERSION}/routes.js | Range: bytes=0-2`, part, serversAlone],
  [`GET ${VERSION}/routes.js | Range: bytes=100000-`, { status: 416 }, serversAlone],
  ['GET /shell/00000000000a/main.js?retry=1', itself(SCRIPT, FOR_GOOD), otherScriptType],
  ['GET /shell/media/court-1a2b3c4d-480.avif', itself('image/avif', FOR_GOOD)],
  ['GET /shell/media/social-default-1a2b3c4d.jpg', itself('image/jpeg', FOR_GOOD)],
  // 2. or by the stand-in of its pattern;
  ['GET /profil', standIn('profile')],
  ['GET /profil/', standIn('profile')],
  ['GET /Profil', standIn('profile'), caseMatters],
  ['GET /organisateur/creer-tournoi', standIn('create')],
  ['GET /organisateur/x%C3%A9', standIn('any')],
  // named after a moment: neither a port nor a file;
  ['GET /organisateur/2026-09-15T12:30:00.000Z', standIn('any')],
  ['GET /organisateur/2026-09-15T12%3A30%3A00.000Z/', standIn('any')],
  ['GET /organisateur/integrer', standIn('any')],
  ['GET /organisateur/tournoi/a-1/match/r1-m1', standIn('sheet')],
  ['GET /organisateur/tournoi/a-1/integrer', { ...standIn('embed'), ...embeddable }],
  ['GET /organisateur/tournoi/17579304/integrer/?vue=classement', { ...standIn('embed'), ...embeddable }],
  [`GET ${EMBEDDED}?vue=matchs`, { ...page(`${EMBEDDED}/index.html`), ...embeddable }],
  // 3. any other is unknown.
  ['GET /inconnu', notFound, uncached],
  ['GET /profil/plus', notFound, uncached],
  ['GET /organisateur/tournoi/integrer', notFound, uncached],
  ['GET /organisateur/tournoi/a-1/integrer/app.js', notFound, uncached],
  ['GET /profil.js', notFound, uncached],
  ['GET /organisateur/gone.mp4', notFound, onBoth(standIn('any'))],
  ['GET /app', notFound, onBoth(page('/app.html'))],
  ['GET /shell', notFound, { ...belowVersions, ...uncached }],
  ['GET /shell/00000000000a/gone.js', notFound, belowVersions],
  ['GET //contact', notFound, serversAlone],
  ['GET /.hosting/policies.json', notFound, uncached],
  ['GET /.env', notFound, uncached],
  ['POST /contact', refused, withoutAllow],
  ['PUT /inconnu', refused, withoutAllow],
  ['OPTIONS /profil', refused, serversAlone],
  ['DELETE /organisateur/tournoi/a-1/integrer', refused, serversAlone],
];

const COMPRESSED = /\.(js|html|json|webmanifest|svg|xml|txt)$/;
const SHOWN_ELSEWHERE = /^\/(favicon\.ico|icon\.svg|shell\/media\/social-.*)$/;

let installation: Installation;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-tournaments', '00000000000b', routes);
  expect(installation.compose()).toMatchObject({ status: 0, complaints: '' });
});

afterAll(() => installation.remove());

const allHosts = hosts({ withPlatforms: !isFixedSet });

describe.each(allHosts.map((host) => [host.name, host] as const))('%s', (_name, host) => {
  let running: RunningHost;

  beforeAll(async () => {
    running = await run(host, installation.site);
  });

  afterAll(() => running.stop());

  const rows = ROWS.flatMap(([request, answer, departures = {}]) => {
    const departure = host.platform && departures[host.platform];
    if (departure === 'untested') return [];
    const expected = { ...answer, ...departure };
    const file = expected.file === 'itself' ? /\/[^ ?]*/.exec(request)?.[0] : expected.file;
    return [{ request, expected: { ...expected, file } }];
  });

  test.each(rows)('$request', async ({ request, expected }) => {
    const answer = await answerTo(request);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expectAnswer(answer, expected);
    const content = expected.file && readFileSync(join(installation.site, expected.file));
    if (content) expect(answer.body).toEqual(content.subarray(...(expected.bytes ?? [])));
  });

  const texts = rows.filter(
    ({ request, expected }) => COMPRESSED.test(expected.file ?? '') && /^GET [^|]*$/.test(request),
  );
  if (host.sendsCompressedCopies)
    test.each(texts)('$request in brotli', async ({ request, expected }) => {
      const answer = await answerTo(`${request} | Accept-Encoding: gzip, br`);
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers.vary?.toLowerCase()).toBe('accept-encoding');
      expectAnswer(answer, expected);
      expect(brotliDecompressSync(answer.body).toString()).toBe(installation.read(String(expected.file)));
    });

  async function answerTo(request: string) {
    const [, method = '', address = '', name, value = ''] =
      /^(\S+) (\S+)(?: \| ([\w-]+): (.*))?$/.exec(request) ?? [];
    const given = value === 'its ETag' ? (await ask(running.port, address)).headers.etag : value;
    return ask(running.port, address, { method, ...(name && { headers: { [name]: String(given) } }) });
  }

  function expectAnswer({ status, headers }: Answer, { file = '', isEmbeddable, ...expected }: Expected) {
    expect(status).toBe(expected.status);
    // nginx sends each header of this refusal twice.
    if (status === 416) return;
    expect(headers['cache-control']).toBe(expected.caching);
    expect(headers.allow).toBe(expected.allow);
    if (expected.type) expect(headers['content-type']).toBe(expected.type);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': SHOWN_ELSEWHERE.test(file) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['x-frame-options']).toBe(isEmbeddable || host.platform === 'netlify' ? undefined : 'DENY');
    const policy = String(headers['content-security-policy']);
    const framing = `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`;
    expect(policy.split('; ').at(-1)).toBe(framing);
    if (host.platform && !file) return;
    if (!file.endsWith('.html') || expected.isStrict) expect(policy).toMatch(/^default-src 'none'; /);
    // On a platform, all pages share a policy about frames, beside their own in the page.
    else expect(policy).toBe(host.platform ? framing : policyOf(installation.site, file));
  }
});
