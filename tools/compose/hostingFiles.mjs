/** Beside the site's pages and not for visitors: each page's policy, by its file. */
export const POLICIES_FILE = '.hosting/policies.json';
