import { keepReport } from './keptReports.mjs';
import { readReport } from './readReport.mjs';

/** A report is of some hundred bytes; its stack may take a few thousand. */
const MOST_BYTES = 16_384;
const MINUTE_MS = 60_000;
/** Within a minute: of all, and of one address. A visitor sends ten in a visit. */
const MOST_A_MINUTE = 600;
const MOST_OF_ONE = 60;

const STATUSES = {
  kept: 204,
  'no report': 400,
  method: 405,
  'too long': 413,
  'too many': 429,
  'day is full': 429,
};

/**
 * Takes the reports of pages: `(request, response)`, for a server of Node. What is one is kept in the store and told to
 * whoever listens (`onReport(report)`); nothing is kept of who sent it. A page reads no answer, so there is only a status.
 */
export function createReceiver({ store, onReport = () => {}, now = Date.now }) {
  const isWelcome = limited(now);

  return async function receive(request, response) {
    try {
      answer(response, await outcomeOf(request));
    } catch {
      // The disk is full, or the visitor is gone.
      answer(response, 503);
    }
  };

  async function outcomeOf(request) {
    if (request.method !== 'POST') return STATUSES.method;
    if (!isWelcome(senderOf(request))) return STATUSES['too many'];
    const text = await bodyOf(request);
    if (text === undefined) return STATUSES['too long'];
    const report = readReport(text);
    if (!report) return STATUSES['no report'];
    const kept = keepReport(store, report, now());
    if (!kept) return STATUSES['day is full'];
    onReport(kept);
    return STATUSES.kept;
  }
}

function answer(response, status) {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === STATUSES.method ? { Allow: 'POST' } : {}),
    // What is still on its way of a body that nobody wants is not waited for.
    ...(status === STATUSES.kept ? {} : { Connection: 'close' }),
  });
  response.end();
}

/** Counts within the minute, in memory; nobody's address outlives it. */
function limited(now) {
  let began = 0;
  let counts = new Map();
  let all = 0;
  return (sender) => {
    if (now() - began >= MINUTE_MS) {
      began = now();
      counts = new Map();
      all = 0;
    }
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > MOST_OF_ONE || all >= MOST_A_MINUTE) return false;
    counts.set(sender, count);
    all += 1;
    return true;
  };
}

/** Behind a proxy of the same machine it is the proxy that knows who it was. */
function senderOf({ socket, headers }) {
  const address = socket.remoteAddress ?? '';
  const isOwnMachine = /^(::1|(::ffff:)?127\.)/.test(address);
  return (
    (isOwnMachine &&
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        .trim()) ||
    address
  );
}

async function bodyOf(request) {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return undefined;
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
