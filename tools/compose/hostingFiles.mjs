import { caddyTables } from './caddyTables.mjs';
import { nginxTables } from './nginxTables.mjs';
import { standInPatterns } from './standInPatterns.mjs';

/** Each page's policy, by its file: for the server of `npm start`. */
export const POLICIES_FILE = '.hosting/policies.json';

/**
 * What a host must know of this composition, in the words of each server: which page stands in for which addresses,
 * and which headers go with which file (responseHeaders.mjs). A folder beside the pages, and not for visitors.
 */
export function hostingFiles({ policies, standIns }) {
  const tables = { policies, standIns: standInPatterns(standIns) };
  return [
    { path: POLICIES_FILE, body: `${JSON.stringify(policies, null, 1)}\n` },
    ...nginxTables(tables).map(({ name, body }) => ({ path: `.hosting/nginx/${name}`, body })),
    { path: '.hosting/caddy/tables.caddyfile', body: caddyTables(tables) },
  ];
}
