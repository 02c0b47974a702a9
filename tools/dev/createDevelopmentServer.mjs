import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { fileAt } from '../serve/fileAt.mjs';
import { requestedPath } from '../serve/requestedPath.mjs';

/**
 * A server of watched builds: `find(path)` names the `[folder, path in it]` where a file may be, in turn;
 * `answers` are made anew each time, by path; `fallback(path)` is what is answered where nothing else is (`{ status, html }`).
 * `headers` go with every answer.
 */
export function createDevelopmentServer({ reloading, find, answers = {}, fallback, headers = {} }) {
  const app = fastify({ rewriteUrl: () => '/' });
  app.register(fastifyStatic, { serve: false, cacheControl: false });
  app.get('/', async (request, reply) => {
    const path = requestedPath(request.originalUrl) ?? '/';
    reply.headers({ 'Cache-Control': 'no-store', ...headers });
    if (path === reloading.path) {
      reply.hijack();
      return reloading.connect(reply.raw, headers);
    }
    if (Object.hasOwn(answers, path)) return answers[path]();
    for (const [folder, name] of find(path)) {
      const file = fileAt(folder, name);
      if (file !== undefined) return reply.sendFile(file, folder);
    }
    const { status, html } = fallback(path);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
  return app;
}
