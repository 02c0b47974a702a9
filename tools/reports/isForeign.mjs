import { EXAMPLE_ORIGIN } from '../compose/readConfiguration.mjs';

/**
 * Whether a page of another site has had its visitor's browser send this. A browser says with each POST where the page
 * is from; what is no browser need not say it, and is held by the limits alone. `origin` is the site's public address,
 * `reports` where its pages report to, both of the configuration. In a rehearsal the first may be missing.
 */
export function isForeign({ headers }, { origin = EXAMPLE_ORIGIN, reports = '' } = {}) {
  const { origin: sender, host, 'sec-fetch-site': relation } = headers;
  if (sender === undefined || relation === 'same-origin') return false;
  if (URL.canParse(sender) && new URL(sender).host === host) return false;
  if (origin !== EXAMPLE_ORIGIN) return !URL.canParse(origin) || sender !== new URL(origin).origin;
  return reports.startsWith('/') && relation !== undefined;
}
