import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';
import { whySecret } from './publicKey.mjs';

/** The site's default origin: an address that is reserved for examples. */
export const EXAMPLE_ORIGIN = 'https://jorkyball-prouvy.example';

/** A machine's own addresses, for a rehearsal without certificates. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The run-time configuration: environment variables over configuration.json over the defaults.
 * It is inlined into the pages when the site is composed; no build depends on it. Throws a {@link Failure} for an
 * address that no browser could use.
 */
export function readConfiguration(environment = process.env, file = join(root, 'configuration.json')) {
  const own = existsSync(file) ? readJson(file) : {};
  const supabase = {
    url: environment.SUPABASE_URL ?? own.supabase?.url,
    // Pages of earlier releases know no other name. A project older than publishable keys has the `anon` one alone.
    anonKey:
      environment.SUPABASE_PUBLISHABLE_KEY ??
      environment.SUPABASE_ANON_KEY ??
      own.supabase?.publishableKey ??
      own.supabase?.anonKey,
  };
  const scores = environment.SCORES_URL ?? own.supabase?.scores;
  const reports = environment.REPORTS_URL ?? own.reports;
  const hsts = environment.HSTS ?? own.hsts;
  const social = own.social;
  return {
    origin: usableOrigin(environment.SITE_ORIGIN ?? own.origin ?? EXAMPLE_ORIGIN),
    ...(supabase.url && supabase.anonKey
      ? { supabase: { ...usableProject(supabase), ...(scores && { scores: usableAddress(scores, SCORES) }) } }
      : {}),
    ...(allowsOverrides(environment.ALLOW_OVERRIDES, own.overrides) ? { overrides: true } : {}),
    ...(hsts ? { hsts: usableHsts(hsts) } : {}),
    ...(reports ? { reports: usableAddress(reports, REPORTS) } : {}),
    ...(social === undefined ? {} : { social: usableNetworks(social) }),
  };
}

/** Pages and the site map put paths behind it. */
function usableOrigin(written) {
  if (!isUsableUrl(written) || new URL(written).origin !== written)
    throw new Failure(
      `The site cannot be at “${written}”: SITE_ORIGIN (or origin in configuration.json) is an https address such as ` +
        'https://www.example.org, without a path or a slash at its end.',
    );
  return written;
}

function usableProject({ url, anonKey }) {
  if (!isUsableUrl(url) || typeof anonKey !== 'string')
    throw new Failure(
      `There is no back end at “${url}”: SUPABASE_URL (or supabase.url in configuration.json) is an https address, and ` +
        'SUPABASE_PUBLISHABLE_KEY (supabase.publishableKey) a text.',
    );
  const secret = whySecret(anonKey);
  if (secret)
    throw new Failure(
      `The site cannot have ${secret}, which passes all rules, in its pages: SUPABASE_PUBLISHABLE_KEY (or ` +
        'supabase.publishableKey in configuration.json) is the publishable key, sb_publishable_….',
    );
  return { url, anonKey };
}

function usableHsts(written) {
  if (!['includeSubDomains', 'includeSubDomains; preload'].includes(written))
    throw new Failure(
      `“${written}” cannot be added to Strict-Transport-Security: HSTS (or hsts in configuration.json) is ` +
        'includeSubDomains, or includeSubDomains; preload.',
    );
  return written;
}

/** The footer's links, in this order. A network is named once: its name is the whole link. */
function usableNetworks(written) {
  const isNetwork = (entry) =>
    typeof entry?.network === 'string' && entry.network.trim() !== '' && isUsableUrl(entry.url);
  const faulty = Array.isArray(written) ? written.find((entry) => !isNetwork(entry)) : written;
  if (!Array.isArray(written) || !written.every(isNetwork))
    throw new Failure(
      `The footer cannot link to ${JSON.stringify(faulty)}: social in configuration.json is a list such as ` +
        '[{ "network": "Instagram", "url": "https://www.instagram.com/your-centre" }], with https addresses.',
    );
  const names = written.map(({ network }) => network);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Failure(`social in configuration.json names “${twice}” twice. Remove one of them.`);
  return written.map(({ network, url }) => ({ network, url }));
}

const REPORTS = {
  complaint: 'Errors cannot be reported to',
  name: 'REPORTS_URL (or reports in configuration.json)',
  path: '/rapports',
};
const SCORES = {
  complaint: 'Scores cannot be asked for at',
  // A tournament's name is put behind it.
  hasNoEnd: true,
  name: 'SCORES_URL (or supabase.scores in configuration.json)',
  path: '/scores',
};

/** An https address, one of this machine, or a path of the site. */
function usableAddress(written, { complaint, name, path, hasNoEnd = false }) {
  const isPath = /^\/[\w-]+(\/[\w-]+)*$/.test(written);
  if ((!isPath && !isUsableUrl(written)) || (hasNoEnd && /\?|\/$/.test(written))) {
    throw new Failure(
      `${complaint} “${written}”: ${name} is an https address, or a path of the site such as ${path}.`,
    );
  }
  return written;
}

function isUsableUrl(written) {
  // The address must not contain a character that would end the policy's directive; the browser's own parser decides.
  if (typeof written !== 'string' || !URL.canParse(written)) return false;
  const { protocol, hostname, username, password, hash } = new URL(written);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(hostname));
  return isSafe && username + password + hash === '';
}

/** Only a clear yes is one: `1` in the environment, `true` in the file. */
function allowsOverrides(said, ofFile) {
  return said === undefined ? ofFile === true : said === '1';
}
