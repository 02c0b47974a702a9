import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import sirv from 'sirv';

const IMMUTABLE = /^\/(shell|remotes)\/.+\/[0-9a-z]{12}\//;

/**
 * A static host for the composed site: immutable versions, HTML that is always asked for again, the
 * stand-in page for claimed addresses that were not prerendered, and a real 404 for the rest.
 */
export function createSiteServer(folder) {
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'Cache-Control',
        IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    },
  });
  return createServer((request, response) => {
    files(request, response, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isClaimed =
        !/\.\w+$/.test(pathname) && claims(folder).some((path) => matchRoutes([{ path }], pathname));
      sendPage(response, join(folder, isClaimed ? 'app.html' : '404.html'), isClaimed ? 200 : 404);
    });
  });
}

function claims(folder) {
  return JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')).sections.flatMap(
    ({ paths }) => paths,
  );
}

function sendPage(response, file, status) {
  if (!existsSync(file)) {
    response.writeHead(503).end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
  createReadStream(file).pipe(response);
}
