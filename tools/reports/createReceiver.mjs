import { createServer } from 'node:http';
import { keepReport } from './keptReports.mjs';
import { readReport } from './readReport.mjs';
import { addressOf, countSenders, isForeign } from './senders.mjs';

/** A report is of some hundred bytes; its stack may take a few thousand. */
const MOST_BYTES = 16_384;
const SECOND = 1000;
const MINUTE_MS = 60 * SECOND;
const LIMITS = {
  requestTimeout: 10 * SECOND,
  headersTimeout: 5 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
};

/** A server that takes reports at any path: which one is the proxy's affair, or the address's own. */
export function createReportServer(options) {
  return createServer(LIMITS, createReceiver(options));
}

/**
 * Receives the reports of pages: `(request, response)`, for a server of Node. It stores a valid report and passes it to
 * `onReport(report)`, but stores no data about the sender. `configurationOf()` returns the configuration of the reporting
 * pages' site. Pages read only the status; the operator reads the lines given to `log`.
 */
export function createReceiver({
  store,
  onReport = () => {},
  configurationOf = () => ({}),
  now = Date.now,
  log = console.error,
}) {
  const isWelcome = countSenders(now);
  const configuration = onceAMinute(now, configurationOf);
  const complain = onceAMinute(now, log);

  return async function receive(request, response) {
    try {
      answer(response, await statusOf(request));
    } catch {
      // The visitor has closed the connection.
      answer(response, 503);
    }
  };

  async function statusOf(request) {
    if (request.method !== 'POST') return 405;
    if (isForeign(request, configuration())) return 403;
    if (!isWelcome(addressOf(request))) return 429;
    const text = await bodyOf(request);
    if (text === undefined) return 413;
    const report = readReport(text);
    return report ? keep(report) : 400;
  }

  function keep(report) {
    let kept;
    try {
      kept = keepReport(store, report, now());
    } catch (error) {
      const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
      complain(`Reports are not kept: ${reason}.`);
      return 503;
    }
    if (kept) onReport(kept);
    else complain('Reports are not kept: there are too many of today.');
    return kept ? 204 : 429;
  }
}

/** The same function, called at most once a minute; in between it returns its last result. */
function onceAMinute(now, ask) {
  let asked = Number.NEGATIVE_INFINITY;
  let answer;
  return (...given) => {
    if (Math.abs(now() - asked) >= MINUTE_MS) {
      asked = now();
      answer = ask(...given);
    }
    return answer;
  };
}

function answer(response, status) {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 ? { Allow: 'POST' } : {}),
    // Does not wait for the rest of a refused body.
    ...(status === 204 ? {} : { Connection: 'close' }),
  });
  response.end();
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
