import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import sirv from 'sirv';

/** Versions and pictures: their names change with their content. */
const IMMUTABLE = /^\/(shell|remotes\/[^/]+)\/([0-9a-f]{12}|media)\//;

/**
 * A static host for the composed site: immutable versions, HTML that is always asked for again, a stand-in
 * page for claimed addresses that were not prerendered, and a real 404 for the rest.
 */
export function createSiteServer(folder) {
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    files(request, response, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const page = standInFor(folder, pathname);
      if (page === undefined) return sendNotFound(request, response, folder);
      request.url = page;
      files(request, response, () => response.writeHead(503).end());
    });
  });
}

/** The type of an icon is missing from the list that files are served by. */
function headersOf(pathname) {
  return {
    ...(pathname.endsWith('.ico') ? { 'Content-Type': 'image/x-icon' } : {}),
    'Cache-Control': IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/** The page that stands in for an address, by the patterns that the composed site names (stand-ins.json). */
function standInFor(folder, pathname) {
  if (/\.\w+$/.test(pathname)) return undefined;
  const standIns = JSON.parse(readFileSync(join(folder, 'stand-ins.json'), 'utf8'));
  return matchRoutes(standIns, pathname)?.[0]?.route.page;
}

function sendNotFound(request, response, folder) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = join(folder, '404.html');
  const isCompressed = /\bbr\b/.test(accepted) && existsSync(`${file}.br`);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    ...(isCompressed ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
    ...headersOf('/404.html'),
  });
  response.end(readFileSync(isCompressed ? `${file}.br` : file));
}
