import { createServer } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { responseHeaders } from '../compose/responseHeaders.mjs';
import { answerFor } from './answerFor.mjs';
import { refuseBadRequest } from './badRequest.mjs';
import { createControls } from './controls.mjs';
import { isFile } from './fileAt.mjs';
import { holdFolder } from './heldFolder.mjs';
import { oneAtATime } from './oneAtATime.mjs';
import { requestedPath } from './requestedPath.mjs';
import { UNAVAILABLE_PAGE } from './unavailable.mjs';
import { wantedRange } from './wantedRange.mjs';

const METHODS = ['GET', 'HEAD'];
const SECOND = 1000;
const LIMITS = {
  /** Until a request has been said, header and all. */
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // Node would answer by itself, without any of our headers.
  requireHostHeader: false,
};
/** A visitor who has stopped reading in the middle of a download. */
const SILENCE_LIMIT_MS = 120 * SECOND;

/**
 * A static host for the composed site. It serves immutable versions, revalidated HTML, a stand-in page for claimed
 * addresses without a prerendered page, and a real 404 for the rest. Returns Node's own server. `reports` receives
 * error reports, if given: `{ path, receive(request, response) }`.
 */
export function createSiteServer(folder, { reports } = {}) {
  const site = holdFolder(folder);
  const controls = createControls();

  const app = fastify({
    serverFactory: (handle) => createHttpServer(handle),
    // `requestedPath` alone parses the address, so the router gets no parts of it.
    rewriteUrl: () => '/',
    clientErrorHandler: refuseBadRequest,
    frameworkErrors: (error, _request, reply) => sendFault(error, reply),
  });
  app.register(fastifyStatic, {
    serve: false,
    cacheControl: false,
    contentType: false,
    dotfiles: 'ignore',
  });

  function createHttpServer(handle) {
    const server = createServer(LIMITS, (request, response) => {
      if (isReport(request)) return reports.receive(request, response);
      oneAtATime(request.socket, response, () => {
        // The first request may arrive before the plugin is registered. A fault of one request does not affect the others.
        ready.then(() => handle(request, response)).catch(() => response.destroy());
      });
    });
    // HTTP defines no expectation other than "100-continue", so such a request gets its usual answer.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.setTimeout(SILENCE_LIMIT_MS);
    server.on('close', () => site.close());
    return server;
  }

  function isReport({ method, url }) {
    return method === 'POST' && reports !== undefined && requestedPath(url) === reports.path;
  }

  app.decorateReply('file');
  app.decorateReply('policies');
  app.decorateReply('siteHeaders');
  app.addHook('onSend', async (_request, reply) => {
    const { file, policies, siteHeaders: headers, statusCode: status } = reply;
    reply.headers(responseHeaders({ file, status, policies, headers }));
  });
  app.setErrorHandler((error, _request, reply) => sendFault(error, reply));
  app.setNotFoundHandler(({ method }, reply) =>
    // A file that was there a moment ago is another fault than a method that there never is.
    METHODS.includes(method) ? sendUnavailable(reply) : refuseMethod(reply),
  );

  app.route({
    method: METHODS,
    url: '/',
    handler: (request, reply) => {
      const held = site.take();
      if (!held) return sendUnavailable(reply);
      // A closed connection emits no second `close` event.
      if (reply.raw.closed) held.release();
      else reply.raw.once('close', held.release);
      return answer(request, reply, held.root);
    },
  });

  function answer(request, reply, root) {
    const { status, file } = answerFor(root, request.originalUrl, controls.standIns);
    reply.file = file;
    reply.policies = controls.policies(root);
    reply.siteHeaders = controls.headers(root);
    if (status === 200) return sendFile(request, reply, root, file);
    const page = status === 404 ? controls.notFoundPage(root) : undefined;
    if (!page) return sendUnavailable(reply);
    reply.code(404).header('Vary', 'Accept-Encoding');
    if (!acceptsBrotli(request)) return reply.send(page.plain);
    return reply.header('Content-Encoding', 'br').send(page.brotli);
  }

  const ready = app.ready();
  return app.server;
}

/**
 * The file, or its compressed copy. The lookup is here, because the plugin would look for copies of kinds that the site
 * does not have.
 */
function sendFile(request, reply, root, file) {
  const copy = `${file}.br`;
  if (!isFile(join(root, copy))) return sendPart(request, reply, root, file);
  reply.header('Vary', 'Accept-Encoding');
  if (!acceptsBrotli(request)) return sendPart(request, reply, root, file);
  return sendPart(request, reply.header('Content-Encoding', 'br'), root, copy);
}

function sendPart({ raw: { headers } }, reply, root, file) {
  headers.range = wantedRange(headers.range, join(root, file));
  return reply.sendFile(file, root);
}

function refuseMethod(reply) {
  return reply.code(405).header('Allow', METHODS.join(', ')).type('text/plain').send('Method Not Allowed');
}

/** Answers an impossible range, a file that has disappeared since the lookup, or a disk fault. */
function sendFault(error, reply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) return sendUnavailable(reply);
  return startAgain(reply)
    .code(status)
    .headers(error.headers ?? {})
    .type('text/plain')
    .send(error.message);
}

function sendUnavailable(reply) {
  reply.file = undefined;
  return reply.code(503).header('Retry-After', '60').type('text/html; charset=utf-8').send(UNAVAILABLE_PAGE);
}

/** Drops the headers of a file that is not sent after all. */
function startAgain(reply) {
  reply.file = undefined;
  for (const name of ['content-encoding', 'accept-ranges', 'etag', 'last-modified', 'vary']) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  return reply;
}

function acceptsBrotli(request) {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}
