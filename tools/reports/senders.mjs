import { createHash, randomBytes } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { EXAMPLE_ORIGIN } from '../compose/readConfiguration.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one sender: a visitor sends ten in a visit, and a few visitors may share an address. */
const MOST_OF_ONE_A_DAY = 200;
/** Senders beyond this number in a day are accepted, but not counted. */
const MOST_SENDERS = 100_000;

/**
 * Returns whether an address may send one more report today, so that one sender does not fill the day's limit for the
 * others. Its state is in memory alone, for a day: hashes of addresses with a salt that is discarded with them.
 */
export function countSenders(now) {
  let began = Number.NEGATIVE_INFINITY;
  let salt;
  let counts;
  return (address) => {
    if (Math.abs(now() - began) >= DAY_MS) {
      began = now();
      salt = randomBytes(32);
      counts = new Map();
    }
    const sender = createHash('sha256').update(salt).update(address).digest('base64');
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > MOST_OF_ONE_A_DAY) return false;
    if (count > 1 || counts.size < MOST_SENDERS) counts.set(sender, count);
    return true;
  };
}

/**
 * The sender of a request: an IPv4 address, or the half of an IPv6 address that its owner cannot choose. A header
 * counts only from a proxy on this machine, and only the part that this proxy has added.
 */
export function addressOf({ socket, headers }) {
  const peer = plain(socket.remoteAddress ?? '');
  if (peer !== '::1' && !peer.startsWith('127.')) return networkOf(peer);
  const forwarded = plain(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      .trim(),
  );
  return networkOf(isIP(forwarded) ? forwarded : peer);
}

/** IPv4 may be written as IPv6, and IPv6 may name the interface. */
function plain(address) {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
}

function networkOf(address) {
  if (!isIPv6(address)) return address;
  // The browser's own way of writing it: no zeros in front, `::` for the longest run of them.
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text) => (text ? text.split(':') : []);
  const missing = after === undefined ? 0 : 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array(missing).fill('0'), ...groups(after)];
  return `${all.slice(0, 4).join(':')}::/64`;
}

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
