import { EXAMPLE_ORIGIN } from '../compose/readConfiguration.mjs';

/**
 * Whether a page of another site made its visitor's browser send this. A browser names the page's origin with each
 * POST; other clients may omit it, and only the limits apply to them. `origin` is the site's public address, `reports`
 * the address for reports, both of the configuration. In a rehearsal the first may be missing.
 */
export function isForeign({ headers }, { origin = EXAMPLE_ORIGIN, reports = '' } = {}) {
  const { origin: sender, host, 'sec-fetch-site': relation } = headers;
  if (sender === undefined || relation === 'same-origin') return false;
  if (URL.canParse(sender) && new URL(sender).host === host) return false;
  if (origin !== EXAMPLE_ORIGIN) return !URL.canParse(origin) || sender !== new URL(origin).origin;
  return reports.startsWith('/') && relation !== undefined;
}
