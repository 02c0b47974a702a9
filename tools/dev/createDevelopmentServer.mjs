import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { fileAt, requestedPath } from '../serve/answerFor.mjs';

/**
 * A server of watched builds. `find(path)` lists the possible places of a file, in order, as `[folder, path in it]`.
 * `answers` are computed on each request, by path, and `fallback(path)` is the answer for all other paths (`{ status,
 * html }`). Every answer carries `headers`.
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
