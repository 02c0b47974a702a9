/** Beside the site's pages and not for visitors: each page's policy, by its file. */
export const POLICIES_FILE = '.hosting/policies.json';

/** The files that tell a host how to send the pages. */
export function hostingFiles({ policies }) {
  return [{ path: POLICIES_FILE, body: `${JSON.stringify(policies, null, 1)}\n` }];
}
