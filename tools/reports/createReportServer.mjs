import { createServer } from 'node:http';
import { createReceiver } from './createReceiver.mjs';

const SECOND = 1000;
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
