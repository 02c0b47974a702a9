import { parse } from 'regexparam';
import { caddyTables } from './caddyTables.mjs';
import { nginxTables } from './nginxTables.mjs';
import { ALWAYS, POLICIES, SHOWN_ELSEWHERE, siteHeaders } from './responseHeaders.mjs';

/** Each page's policy, by its file: for the server of `npm start`. */
export const POLICIES_FILE = '.hosting/policies.json';
/** The headers of every answer that the configuration chooses. */
export const HEADERS_FILE = '.hosting/headers.json';

/**
 * An address that ends as a file does. The ending of a kind of file begins with a letter: the moment that a reservation
 * is named after, `2026-09-15T12:30:00.000Z`, is a page's.
 */
export const FILE = /\.[a-zA-Z]\w*$/;

/**
 * This composition's facts for hosts, in the syntax of each server: the stand-in for each address pattern, and the
 * headers for each file (responseHeaders.mjs). The folder is beside the pages, and not for visitors.
 */
export function hostingFiles({ policies, standIns, configuration }) {
  const headers = siteHeaders(configuration);
  const tables = { maps: mapsOf(policies, standIns), headers: { ...ALWAYS, ...headers } };
  return [
    { path: POLICIES_FILE, body: `${JSON.stringify(policies, null, 1)}\n` },
    { path: HEADERS_FILE, body: `${JSON.stringify(headers)}\n` },
    ...nginxTables(tables).map(({ name, body }) => ({ path: `.hosting/nginx/${name}`, body })),
    { path: '.hosting/caddy/tables.caddyfile', body: caddyTables(tables) },
  ];
}

/** What each server looks up by an address: lines of a pattern or an address, and a value; `~` begins a pattern. */
function mapsOf(policies, standIns) {
  return {
    stand_in: [
      // A file that is missing is not a page of the site.
      [`~${FILE.source}`, '/.none'],
      ...standInPatterns(standIns).map(({ pattern, page }) => [`~(?i)${pattern}`, page]),
      ['default', '/.none'],
    ],
    policy: [
      ...Object.entries(policies),
      ['/sw.js', POLICIES.worker],
      ['~\\.html$', POLICIES.strangePage],
      ['default', POLICIES.nothing],
    ],
    resource_policy: [
      [`~${SHOWN_ELSEWHERE.source}`, 'cross-origin'],
      ['default', 'same-origin'],
    ],
  };
}

/**
 * The addresses of `stand-ins.json` as regular expressions that nginx, Caddy and the built-in server read: a parameter is
 * one part of the address, and a slash at the end does not matter. Paths with fewer parameters come first, because the
 * router prefers them.
 */
export function standInPatterns(standIns) {
  const parameters = ({ path }) => path.split(':').length;
  return [...standIns]
    .sort((one, other) => parameters(one) - parameters(other))
    .map(({ path, page }) => ({ path, pattern: parse(path).pattern.source, page }));
}
