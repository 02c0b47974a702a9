import { caddyTables } from './caddyTables.mjs';
import { nginxTables } from './nginxTables.mjs';
import { siteHeaders } from './responseHeaders.mjs';
import { standInPatterns } from './standInPatterns.mjs';

/** Each page's policy, by its file: for the server of `npm start`. */
export const POLICIES_FILE = '.hosting/policies.json';
/** The headers of every answer that the configuration chooses. */
export const HEADERS_FILE = '.hosting/headers.json';

/**
 * This composition's facts for hosts, in the syntax of each server: the stand-in for each address pattern, and the
 * headers for each file (responseHeaders.mjs). The folder is beside the pages, and not for visitors.
 */
export function hostingFiles({ policies, standIns, configuration }) {
  const headers = siteHeaders(configuration);
  const tables = { policies, headers, standIns: standInPatterns(standIns) };
  return [
    { path: POLICIES_FILE, body: `${JSON.stringify(policies, null, 1)}\n` },
    { path: HEADERS_FILE, body: `${JSON.stringify(headers)}\n` },
    ...nginxTables(tables).map(({ name, body }) => ({ path: `.hosting/nginx/${name}`, body })),
    { path: '.hosting/caddy/tables.caddyfile', body: caddyTables(tables) },
  ];
}
