import { createServer } from 'node:http';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { responseHeaders } from '../compose/responseHeaders.mjs';
import { answerFor, requestedPath } from './answerFor.mjs';
import { createControls } from './controls.mjs';
import { openFolder } from './openFolder.mjs';

const METHODS = ['GET', 'HEAD'];
const SECOND = 1000;
const LIMITS = {
  /** Until a request has been said, header and all. */
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
};
/** A visitor who has stopped reading in the middle of a download. */
const SILENCE_LIMIT_MS = 120 * SECOND;
/** Of these a page for an unknown address could otherwise become an empty or a partial answer. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];

/**
 * A static host for the composed site. It serves immutable versions, revalidated HTML, a stand-in page for claimed
 * addresses without a prerendered page, and a real 404 for the rest. Returns Node's own server. `reports` receives
 * error reports, if given: `{ path, receive(request, response) }`.
 */
export function createSiteServer(folder, { reports } = {}) {
  const controls = createControls();
  const app = fastify({
    serverFactory: (handle) => createHttpServer(handle),
    // `requestedPath` alone parses the address, so the router gets no parts of it.
    rewriteUrl: () => '/',
  });
  app.register(fastifyStatic, { serve: false, cacheControl: false, contentType: false, preCompressed: true });

  function createHttpServer(handle) {
    const server = createServer(LIMITS, (request, response) => {
      if (isReport(request)) return reports.receive(request, response);
      oneAtATime(request.socket, response, () => {
        // The first request may arrive before the plugin is registered. A fault of one request does not affect the others.
        ready.then(() => handle(request, response)).catch(() => response.destroy());
      });
    });
    server.setTimeout(SILENCE_LIMIT_MS);
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
    async handler(request, reply) {
      const opened = await openFolder(folder);
      if (!opened) return sendUnavailable(reply);
      const { root, close } = opened;
      // A closed connection emits no second `close` event.
      if (reply.raw.closed) {
        close();
        return reply;
      }
      reply.raw.once('close', close);
      reply.policies = controls.policies(root);
      reply.siteHeaders = controls.headers(root);
      const { status, file } = answerFor(root, request.originalUrl, controls.standIns);
      if (status === 503) return sendUnavailable(reply);
      reply.file = file;
      if (status === 404) for (const name of CONDITIONS) delete request.raw.headers[name];
      return reply.code(status).sendFile(file, root);
    },
  });

  const ready = app.ready();
  return app.server;
}

const turns = new WeakMap();

/**
 * Starts an answer after the previous one on the same connection, and not at all when the connection is closed by then.
 * Only the first of pipelined requests has the connection: the others would not learn of its end, and would keep their
 * files open.
 */
function oneAtATime(socket, response, begin) {
  const before = turns.get(socket);
  turns.set(socket, new Promise((over) => response.once('close', over)));
  if (!before) return begin();
  before.then(() => {
    if (!socket.destroyed) begin();
  });
}

function refuseMethod(reply) {
  return reply.code(405).header('Allow', METHODS.join(', ')).type('text/plain').send('Method Not Allowed');
}

/** Answers an impossible range, or a disk fault. */
function sendFault(error, reply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) return sendUnavailable(reply);
  reply.file = undefined;
  return reply
    .code(status)
    .headers(error.headers ?? {})
    .type('text/plain')
    .send(error.message);
}

function sendUnavailable(reply) {
  reply.file = undefined;
  return reply.code(503).header('Retry-After', '60').type('text/html; charset=utf-8').send(UNAVAILABLE_PAGE);
}

/** The visitor's page in the rare moment without any page on the server. */
const UNAVAILABLE_PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site momentanément indisponible | Jorkyball Prouvy</title>
</head>
<body>
<h1>Site momentanément indisponible</h1>
<p>Le site est en cours de mise à jour. Revenez dans une minute${'\u00a0'}: il n’y a rien d’autre à faire.</p>
</body>
</html>
`;
