/** @jest-environment node */
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

test('the composed file of headers says what else every answer carries', async () => {
  site.write('.hosting/headers.json', '{"Strict-Transport-Security":"max-age=63072000; includeSubDomains"}');
  const { headers } = await ask('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  ...['//:x', '//[', '//profil', '/%', '/%E0%A4%A', '/%00', '/profil%00', '/..%5c', '/%2eenv'],
  ...['/../package.json', '/%2e%2e/package.json', '/contact/../.env', '/..%2f..%2fetc/passwd'],
])('%s serves the page for unknown addresses', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, body: NOT_FOUND_PAGE });
});

test('the page for unknown addresses is sent whole, whatever the browser has of it', async () => {
  const { headers } = await ask('/inconnu');
  const again = await ask('/inconnu', {
    headers: { 'If-None-Match': String(headers.etag), Range: 'bytes=0-1' },
  });
  expect(again).toMatchObject({ status: 404, body: NOT_FOUND_PAGE });
});

test.each(['br;q=0', 'gzip, br;q=0.0', 'gzip'])(
  'a browser that says “%s” gets no brotli',
  async (accepted) => {
    site.write('remotes/mfe-booking/0123456789ab/copied.js', SCRIPT);
    site.write('remotes/mfe-booking/0123456789ab/copied.js.br', 'compressed');
    const answer = await ask('/remotes/mfe-booking/0123456789ab/copied.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect([answer.headers['content-encoding'], answer.headers.vary, answer.body]).toEqual([
      undefined,
      'accept-encoding',
      SCRIPT,
    ]);
  },
);

test('the last complete patterns stay in use while their file is written in place', async () => {
  await ask('/profil');
  site.write('stand-ins.json', '[{"path":"/prof');
  expect(await ask('/profil')).toMatchObject({ status: 200, body: PROFILE_PAGE });
  site.write('stand-ins.json', files['stand-ins.json']);
});

test('a site without patterns answers with a sentence, and serves the rest', async () => {
  const fresh = await serveFiles({ 'index.html': files['index.html'] });
  try {
    const { status, headers, body } = await ask('/profil', {}, fresh.port);
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('Le site est en cours de mise à jour.');
    expect(await ask('/', {}, fresh.port)).toMatchObject({ status: 200, body: files['index.html'] });
    fresh.write('stand-ins.json', files['stand-ins.json']);
    fresh.write('app/profile.html', PROFILE_PAGE);
    expect(await ask('/profil', {}, fresh.port)).toMatchObject({ status: 200, body: PROFILE_PAGE });
  } finally {
    fresh.remove();
  }
});
