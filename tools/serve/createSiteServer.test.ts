import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runModule } from '../jest/runModule';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'jorkyball-served-'));
  write('stand-ins.json', '[]');
  write('404.html', 'Page introuvable');
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

function write(path: string, content: string) {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Asks the site's server for an address: the status and two headers of its answer. */
function ask(address: string) {
  const { printed } = runModule(
    'serve/createSiteServer.mjs',
    `const server = tool.createSiteServer(${JSON.stringify(site)});
     await new Promise((resolve) => server.listen(0, resolve));
     const { status, headers } = await fetch('http://localhost:' + server.address().port + ${JSON.stringify(address)});
     console.log(JSON.stringify({ status, caching: headers.get('cache-control'), type: headers.get('content-type') }));
     server.close();
     server.closeAllConnections();`,
  );
  return JSON.parse(printed);
}

const forGood = 'public, max-age=31536000, immutable';

test.each([
  ['/shell/0123456789ab/main.js', 'text/javascript'],
  ['/remotes/mfe-booking/0123456789ab/routes.js', 'text/javascript'],
  ['/shell/media/not-found-1a2b3c4d-640.avif', 'image/avif'],
  ['/remotes/mfe-marketing/media/hero-1a2b3c4d-960.webp', 'image/webp'],
])('%s is kept for good', (address, type) => {
  write(address, '…');
  expect(ask(address)).toEqual({ status: 200, caching: forGood, type });
});

test.each(['/', '/registry.json', '/sw.js', '/media/icon.png'])('%s is always asked for again', (address) => {
  write(address === '/' ? 'index.html' : address, '…');
  expect(ask(address)).toMatchObject({ status: 200, caching: 'no-cache' });
});

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/icons/icon-192.png', 'image/png'],
  ['/remotes/mfe-booking/media/social-booking-1a2b3c4d.jpg', 'image/jpeg'],
])('%s says what it is', (address, type) => {
  write(address, '…');
  expect(ask(address)).toMatchObject({ status: 200, type });
});

test('a picture that is not there is not found, and nobody remembers that', () => {
  expect(ask('/shell/media/gone-1a2b3c4d-640.avif')).toMatchObject({ status: 404, caching: 'no-cache' });
});
