import { caddyTables } from './caddyTables.mjs';
import { nginxTables } from './nginxTables.mjs';
import { siteHeaders } from './responseHeaders.mjs';
import { standInPatterns } from './standInPatterns.mjs';

/** Each page's policy, by its file: for the server of `npm start`. */
export const POLICIES_FILE = '.hosting/policies.json';
/** The headers of every answer that the configuration chooses. */
export const HEADERS_FILE = '.hosting/headers.json';

/**
 * What a host must know of this composition, in the words of each server: which page stands in for which addresses,
 * and which headers go with which file (responseHeaders.mjs). A folder beside the pages, and not for visitors.
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
