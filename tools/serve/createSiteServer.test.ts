/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { ask as askServer } from './ask';
import { type SiteUnderTest, serveFiles } from './siteUnderTest';

const NOT_FOUND_PAGE = '<!doctype html><h1>Page introuvable</h1></html>';
const PROFILE_PAGE = '<!doctype html><h1>Mon profil</h1></html>';
const SCRIPT = '0123456789';

const files = {
  'stand-ins.json': '[{"path":"/profil","page":"/app/profile.html"}]',
  '404.html': NOT_FOUND_PAGE,
  'index.html': '<!doctype html><h1>Accueil</h1></html>',
  'app/profile.html': PROFILE_PAGE,
  'contact/index.html': '<!doctype html><h1>Contact</h1></html>',
  'shell/0123456789ab/digits.js': SCRIPT,
  '.env': 'SECRET=1',
};

let site: SiteUnderTest;

beforeAll(async () => {
  site = await serveFiles(files);
});

afterAll(() => site.remove());

/** Sends a request to the served site, or to another one; bodies here are texts. */
async function ask(path: string, wanted: Parameters<typeof askServer>[2] = {}, port = site.port) {
  const { body, ...answer } = await askServer(port, path, wanted);
  return { ...answer, body: body.toString() };
}

const forGood = 'public, max-age=31536000, immutable';

test.each([
  ['/shell/0123456789ab/main.js', 'text/javascript; charset=utf-8'],
  ['/remotes/mfe-booking/0123456789ab/routes.js', 'text/javascript; charset=utf-8'],
  ['/shell/media/not-found-1a2b3c4d-640.avif', 'image/avif'],
  ['/remotes/mfe-marketing/media/hero-1a2b3c4d-960.webp', 'image/webp'],
])('%s is cached forever', async (address, type) => {
  site.write(address, '…');
  const { status, headers } = await ask(address);
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, forGood, type]);
});

test.each(['/', '/registry.json', '/sw.js', '/media/icon.png'])(
  '%s is always revalidated',
  async (address) => {
    if (address !== '/') site.write(address, '…');
    const { status, headers } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  },
);

test('the composed file of headers says what else every answer carries', async () => {
  site.write('.hosting/headers.json', '{"Strict-Transport-Security":"max-age=63072000; includeSubDomains"}');
  const { headers } = await ask('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/icons/icon-192.png', 'image/png'],
  ['/remotes/mfe-booking/media/social-booking-1a2b3c4d.jpg', 'image/jpeg'],
])('%s has its content type, and allows other origins where it is made for them', async (address, type) => {
  site.write(address, '…');
  const { status, headers } = await ask(address);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['cross-origin-resource-policy']).toBe(
    address === '/manifest.webmanifest' ? 'same-origin' : 'cross-origin',
  );
});

test('a missing picture answers 404, which is not cached', async () => {
  const { status, headers } = await ask('/shell/media/gone-1a2b3c4d-640.avif');
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test.each(['/contact', '/contact/', '/contact?from=menu', 'http://localhost/contact'])(
  '%s serves the page of its folder',
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 200, body: files['contact/index.html'] });
  },
);

test.each(['/profil', '/profil/', '/Profil'])('%s serves its stand-in', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 200, body: PROFILE_PAGE });
});

test.each([
  '//:x',
  '//[',
  '//profil',
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/profil%00',
  '/..%5c',
  '/inconnu',
  '/profil.js',
])('%s serves the page for unknown addresses', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, body: NOT_FOUND_PAGE });
});

test.each([
  '/.env',
  '/%2eenv',
  '/../package.json',
  '/%2e%2e/package.json',
  '/contact/../.env',
  '/..%2f..%2fetc/passwd',
])('%s is not served', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, body: NOT_FOUND_PAGE });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'LINK'])(
  '%s is refused, and the answer lists the allowed methods',
  async (method) => {
    const { status, headers } = await ask('/contact', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('HEAD answers the headers of GET without a body', async () => {
  const { status, headers, body } = await ask('/contact', { method: 'HEAD' });
  expect([status, body]).toEqual([200, '']);
  expect(headers['content-length']).toBe(String(files['contact/index.html'].length));
});

test.each([
  ['bytes=0-2', 206, '012', 'bytes 0-2/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  // The last ones of a file that has not as many: all of it.
  ['bytes=-10', 206, SCRIPT, 'bytes 0-9/10'],
  ['bytes=-11', 206, SCRIPT, 'bytes 0-9/10'],
  ['bytes=-99999999999', 206, SCRIPT, 'bytes 0-9/10'],
  [`bytes=-${'9'.repeat(30)}`, 206, SCRIPT, 'bytes 0-9/10'],
  ['bytes=5-2', 416, undefined, 'bytes */10'],
  ['bytes=10-', 416, undefined, 'bytes */10'],
  ['bytes=-0', 416, undefined, 'bytes */10'],
  // Several ranges, or an invalid one: the whole file, as the protocol allows.
  ['bytes=0-1,4-5', 200, SCRIPT, undefined],
  ['lines=1-2', 200, SCRIPT, undefined],
  ['bytes=1-2-3', 200, SCRIPT, undefined],
  ['bytes=0-1,junk', 200, SCRIPT, undefined],
  ['bytes=1x-2', 200, SCRIPT, undefined],
  ['bytes=--5', 200, SCRIPT, undefined],
  ['bytes=-', 200, SCRIPT, undefined],
  ['bytes=', 200, SCRIPT, undefined],
])('the range %s is answered with %d', async (range, status, body, contentRange) => {
  const answer = await ask('/shell/0123456789ab/digits.js', { headers: { Range: range } });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
  if (body !== undefined) expect(answer.body).toBe(body);
});

test('a suffix range of an empty file is the empty file', async () => {
  site.write('shell/0123456789ab/empty.js', '');
  const range = { Range: 'bytes=-5' };
  expect(await ask('/shell/0123456789ab/empty.js', { headers: range })).toMatchObject({
    status: 200,
    body: '',
  });
});

test('a file that the browser has is not sent again', async () => {
  const { headers } = await ask('/contact');
  const again = await ask('/contact', { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('an invalid compressed copy is not sent', async () => {
  site.write('remotes/mfe-booking/0123456789ab/odd.js', SCRIPT);
  mkdirSync(`${site.folder}/remotes/mfe-booking/0123456789ab/odd.js.br`);
  const { status, headers, body } = await ask('/remotes/mfe-booking/0123456789ab/odd.js', {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect([status, headers['content-encoding'], body]).toEqual([200, undefined, SCRIPT]);
});

test.each(['br;q=0', 'gzip, br;q=0.0', 'gzip', 'identity'])(
  'a browser that says “%s” gets no brotli',
  async (accepted) => {
    site.write('remotes/mfe-booking/0123456789ab/copied.js', SCRIPT);
    site.write('remotes/mfe-booking/0123456789ab/copied.js.br', 'compressed');
    const answer = await ask('/remotes/mfe-booking/0123456789ab/copied.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect([answer.headers['content-encoding'], answer.headers.vary, answer.body]).toEqual([
      undefined,
      'Accept-Encoding',
      SCRIPT,
    ]);
  },
);

describe('while files are written in place', () => {
  const half = '[{"path":"/prof';

  test('the last valid patterns and the last valid page for unknown addresses stay in use', async () => {
    await ask('/profil');
    await ask('/inconnu');
    site.write('stand-ins.json', half);
    site.write('404.html', '<!doctype html><h1>Page int');
    expect(await ask('/profil')).toMatchObject({ status: 200, body: PROFILE_PAGE });
    expect(await ask('/inconnu')).toMatchObject({ status: 404, body: NOT_FOUND_PAGE });
    rmSync(`${site.folder}/stand-ins.json`);
    expect(await ask('/profil')).toMatchObject({ status: 200, body: PROFILE_PAGE });
    site.write('stand-ins.json', files['stand-ins.json']);
    site.write('404.html', NOT_FOUND_PAGE);
  });

  test('a site without earlier patterns answers with a sentence, and serves the rest', async () => {
    const fresh = await serveFiles({ 'stand-ins.json': half, 'index.html': files['index.html'] });
    try {
      const { status, headers, body } = await ask('/profil', {}, fresh.port);
      expect([status, headers['retry-after']]).toEqual([503, '60']);
      expect(body).toContain('Le site est en cours de mise à jour.');
      expect(await ask('/', {}, fresh.port)).toMatchObject({ status: 200, body: files['index.html'] });
      expect(await ask('/gone.js', {}, fresh.port)).toMatchObject({ status: 503 });
      fresh.write('stand-ins.json', files['stand-ins.json']);
      fresh.write('app/profile.html', PROFILE_PAGE);
      expect(await ask('/profil', {}, fresh.port)).toMatchObject({ status: 200, body: PROFILE_PAGE });
    } finally {
      fresh.remove();
    }
  });
});

test('a replaced folder is served at once, without a gap', async () => {
  const { folder, remove, port } = await serveFiles({ ...files, 'index.html': 'old' });
  try {
    expect(await ask('/', {}, port)).toMatchObject({ status: 200, body: 'old' });
    renameSync(folder, `${folder}.previous`);
    expect(await ask('/', {}, port)).toMatchObject({ status: 200, body: 'old' });
    mkdirSync(`${folder}.next`);
    for (const name of ['app', 'contact', '404.html', 'stand-ins.json']) {
      renameSync(`${folder}.previous/${name}`, `${folder}.next/${name}`);
    }
    renameSync(`${folder}.next`, folder);
    expect(await ask('/contact', {}, port)).toMatchObject({ status: 200, body: files['contact/index.html'] });
    expect(await ask('/', {}, port)).toMatchObject({ status: 404 });
  } finally {
    remove();
  }
});

test.each([
  ['names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['expects what nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
])('a request that %s is answered with the site’s headers, and not by Node itself', async (_, request) => {
  const socket = connect(site.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
  });
  socket.write(request);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer.toLowerCase()).toContain('strict-transport-security: ');
  expect(answer).toContain('<h1>Accueil</h1>');
});
