import { createHash, randomBytes } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of one sender: a visitor sends ten in a visit, and a few visitors may share an address. */
const MOST_OF_ONE_A_MINUTE = 30;
/** So that one sender does not fill the day's limit for the others. */
const MOST_OF_ONE_A_DAY = 200;
/** The limit for all senders together. */
const MOST_A_MINUTE = 600;
/** Senders beyond this number in a day are accepted, but not counted. */
const MOST_SENDERS = 100_000;

/**
 * The state about senders, for a day and in memory alone: hashes of their addresses with a salt that is discarded with
 * them. A restart discards it as well.
 */
export function createSenders(now) {
  const minute = forgetting(now, MINUTE_MS, () => ({ all: 0, counts: new Map() }));
  const day = forgetting(now, DAY_MS, () => ({ salt: randomBytes(32), counts: new Map(), told: new Set() }));
  const nameOf = (address) => createHash('sha256').update(day().salt).update(address).digest('base64');

  return {
    /** Whether this address may send one more. A refused sender takes no other's place. */
    isWelcome(address) {
      const sender = nameOf(address);
      const ofMinute = minute();
      const ofDay = day();
      const soon = (ofMinute.counts.get(sender) ?? 0) + 1;
      const today = (ofDay.counts.get(sender) ?? 0) + 1;
      if (soon > MOST_OF_ONE_A_MINUTE || today > MOST_OF_ONE_A_DAY || ofMinute.all >= MOST_A_MINUTE)
        return false;
      ofMinute.counts.set(sender, soon);
      ofMinute.all += 1;
      if (today > 1 || ofDay.counts.size < MOST_SENDERS) ofDay.counts.set(sender, today);
      return true;
    },
    /** Whether this address has said today that the release does not come, or whether that is unknown. */
    hasTold(address, release) {
      const sender = nameOf(address);
      const { counts, told } = day();
      const name = `${sender} ${release}`;
      if (told.has(name) || !counts.has(sender)) return true;
      told.add(name);
      return false;
    },
  };
}

/** State that is recreated after so long. */
function forgetting(now, afterMs, make) {
  let began = now();
  let kept = make();
  return () => {
    const passed = now() - began;
    if (passed >= afterMs || passed < 0) {
      began = now();
      kept = make();
    }
    return kept;
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
