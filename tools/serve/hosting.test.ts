/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { type Installation, install } from '../compose/installationUnderTest';
import { type Answer, ask } from './ask';
import { hosts, policyOf, type RunningHost, run } from './hostsUnderTest';

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
    prerender: ['/organisateur/tournoi/sample/integrer'],
    embeddable: true,
  },
] as const;

let installation: Installation;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-tournaments', '00000000000b', routes);
  expect(installation.compose()).toMatchObject({ status: 0, complaints: '' });
});

afterAll(() => installation.remove());

const forGood = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const VERSION = '/remotes/mfe-tournaments/00000000000b';

/** Each address with its file, content type and caching. */
const ANSWERED: readonly (readonly [string, string, string, string])[] = [
  ['/', '/index.html', html, 'no-cache'],
  ['/contact', '/contact/index.html', html, 'no-cache'],
  ['/contact/', '/contact/index.html', html, 'no-cache'],
  ['/contact?from=menu', '/contact/index.html', html, 'no-cache'],
  ['/profil', '/app/tournaments-profile.html', html, 'no-cache'],
  ['/profil/', '/app/tournaments-profile.html', html, 'no-cache'],
  ['/Profil', '/app/tournaments-profile.html', html, 'no-cache'],
  ['/organisateur/creer-tournoi', '/app/tournaments-create.html', html, 'no-cache'],
  ['/organisateur/x%C3%A9', '/app/tournaments-any.html', html, 'no-cache'],
  // Named after a moment: neither a port nor a file.
  ['/organisateur/2026-09-15T12:30:00.000Z', '/app/tournaments-any.html', html, 'no-cache'],
  ['/organisateur/2026-09-15T12%3A30%3A00.000Z', '/app/tournaments-any.html', html, 'no-cache'],
  ['/organisateur/2026-09-15T12:30:00.000Z/', '/app/tournaments-any.html', html, 'no-cache'],
  ['/organisateur/tournoi/a-1/match/r1-m1', '/app/tournaments-sheet.html', html, 'no-cache'],
  ['/app.html', '/app.html', html, 'no-cache'],
  ['/registry.json', '/registry.json', 'application/json', 'no-cache'],
  ['/sw.js', '/sw.js', script, 'no-cache'],
  ['/robots.txt', '/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', '/sitemap.xml', 'application/xml', 'no-cache'],
  ['/manifest.webmanifest', '/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/favicon.ico', '/favicon.ico', 'image/x-icon', 'no-cache'],
  ['/icon.svg', '/icon.svg', 'image/svg+xml', 'no-cache'],
  [`${VERSION}/routes.js`, `${VERSION}/routes.js`, script, forGood],
  ['/shell/00000000000a/main.js?retry=1', '/shell/00000000000a/main.js', script, forGood],
  ['/shell/media/court-1a2b3c4d-480.avif', '/shell/media/court-1a2b3c4d-480.avif', 'image/avif', forGood],
  [
    '/shell/media/social-default-1a2b3c4d.jpg',
    '/shell/media/social-default-1a2b3c4d.jpg',
    'image/jpeg',
    forGood,
  ],
];

const NOT_FOUND = [
  '/inconnu',
  '/profil/plus',
  '/organisateur/tournoi/1',
  '/profil.js',
  '/organisateur/gone.mp4',
  '/shell',
  '/shell/',
  '/app',
  '/shell/00000000000a/gone.js',
  '/shell/media/gone-1a2b3c4d-480.avif',
  '//contact',
  '//profil',
  '/.hosting/policies.json',
  '/.env',
];

const COMPRESSED = /\.(js|html|json|webmanifest|svg|xml|txt)$/;
const SHOWN_ELSEWHERE = ['/favicon.ico', '/icon.svg', '/shell/media/social-default-1a2b3c4d.jpg'];

describe.each(hosts().map((host) => [host.name, host] as const))('%s', (_name, host) => {
  let running: RunningHost;

  beforeAll(async () => {
    running = await run(host, installation.site);
  });

  afterAll(() => running.stop());

  /** The security headers of every answer that no other site may frame. */
  function expectSafe(answer: Answer) {
    expectGuarded(answer, "'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
  }

  /** The security headers of every answer. */
  function expectGuarded({ headers }: Answer, ancestors: string) {
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(String(headers['content-security-policy']).split('; ').at(-1)).toBe(
      `frame-ancestors ${ancestors}`,
    );
  }

  test.each([
    ['/organisateur/tournoi/a-1/integrer', '/app/tournaments-embed.html'],
    ['/organisateur/tournoi/1757930400000/integrer/?vue=classement', '/app/tournaments-embed.html'],
    ['/organisateur/tournoi/sample/integrer?vue=matchs', '/organisateur/tournoi/sample/integrer/index.html'],
  ])('other sites may show %s in a frame', async (address, file) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await ask(running.port, address, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-security-policy']).toBe(policyOf(installation.site, file));
      expect(answer.headers).not.toHaveProperty('x-frame-options');
      expectGuarded(answer, '*');
    }
  });

  test.each([
    '/organisateur/tournoi/a-1',
    '/organisateur/tournoi/a-1/integrer/match',
    '/organisateur/tournoi/integrer',
    '/organisateur/tournoi/a-1/integrer/app.js',
    '/organisateur/integrer',
    '/?vue=/organisateur/tournoi/a-1/integrer',
  ])('no other site may show %s in a frame', async (address) => {
    expectSafe(await ask(running.port, address));
  });

  test('a method refused at the address of a frame is answered unframeable', async () => {
    expectSafe(await ask(running.port, '/organisateur/tournoi/a-1/integrer', { method: 'POST' }));
  });

  test.each(ANSWERED)('%s is %s', async (address, file, type, caching) => {
    const answer = await ask(running.port, address);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(installation.read(file));
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe(
      SHOWN_ELSEWHERE.includes(file) ? 'cross-origin' : 'same-origin',
    );
    if (type === html) {
      expect(answer.headers['content-security-policy']).toBe(policyOf(installation.site, file));
    }
    expectSafe(answer);
  });

  test.each(NOT_FOUND)('%s serves the page for unknown addresses, which is not cached', async (address) => {
    const answer = await ask(running.port, address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('<h1>Page /introuvable</h1>');
    expect(answer.headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-cache' });
    expect(answer.headers['content-security-policy']).toBe(policyOf(installation.site, '/404.html'));
    expectSafe(answer);
  });

  const compressed = ANSWERED.filter(([, file]) => COMPRESSED.test(file));
  if (host.sendsCompressedCopies) {
    test.each(compressed)(
      '%s is sent in brotli to a browser that accepts it',
      async (address, file, type) => {
        const answer = await ask(running.port, address, { headers: { 'Accept-Encoding': 'gzip, br' } });
        expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': type });
        expect(answer.headers.vary?.toLowerCase()).toBe('accept-encoding');
        expect(brotliDecompressSync(answer.body).toString()).toBe(installation.read(file));
      },
    );

    test('the page for unknown addresses is sent in brotli too', async () => {
      const answer = await ask(running.port, '/inconnu', { headers: { 'Accept-Encoding': 'br' } });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
      expect(brotliDecompressSync(answer.body).toString()).toContain('<h1>Page /introuvable</h1>');
    });
  }

  test.each(['POST', 'DELETE', 'PUT', 'OPTIONS'])(
    '%s is refused, and the answer lists the allowed methods',
    async (method) => {
      for (const address of ['/contact', '/profil', '/inconnu']) {
        const answer = await ask(running.port, address, { method });
        expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([
          405,
          'GET, HEAD',
          'no-cache',
        ]);
        expectSafe(answer);
      }
    },
  );

  test('HEAD answers the headers of GET', async () => {
    const answer = await ask(running.port, '/contact', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expectSafe(answer);
  });

  test('a file that the browser has is not sent again', async () => {
    const { headers } = await ask(running.port, '/contact');
    const again = await ask(running.port, '/contact', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ['bytes=0-2', 206],
    ['bytes=-5', 206],
    ['bytes=100000-', 416],
  ])('the range %s is answered with %d', async (range, status) => {
    const content = Buffer.from(installation.read(`${VERSION}/routes.js`));
    const answer = await ask(running.port, `${VERSION}/routes.js`, { headers: { Range: range } });
    expect(answer.status).toBe(status);
    const expected = { 'bytes=0-2': content.subarray(0, 3), 'bytes=-5': content.subarray(-5) }[range];
    if (expected) expect(answer.body.equals(expected)).toBe(true);
  });
});
