/**
 * Serves a folder by Netlify's own engines for `_redirects`, `_headers` and files, in the order of its development server:
 * `node serveAsNetlify.mjs FOLDER PORT MODULES`. Unknown addresses get 404.html, as Netlify documents; what its network does
 * beside that (methods, ranges, revalidation, compression) is not emulated.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, port, modules] = process.argv.slice(2);
const engine = (name) => import(pathToFileURL(join(modules, '@netlify', name, 'dist/main.js')).href);
const [{ HeadersHandler }, { RedirectsHandler }, { StaticHandler }] = await Promise.all(
  ['headers', 'redirects', 'static'].map(engine),
);
const headers = new HeadersHandler({ projectDir: folder, publishDir: folder, logger: console });
const redirects = new RedirectsHandler({
  projectDir: folder,
  publicDir: folder,
  // For rules by role, of which the site has none; the engine does not start without them.
  jwtRoleClaim: '',
  jwtSecret: '',
});
const files = new StaticHandler({ directory: folder });

/** The answer of a file, with the headers for an address; undefined if there is no file. */
async function fileAnswer(request, address) {
  const match = await files.match(request);
  return match && (async () => withHeaders(await match.handle(), address));
}

async function withHeaders(response, address) {
  await headers.apply(new Request(address), response);
  return response;
}

async function answerTo(request) {
  const match = await redirects.match(request);
  const rewritten =
    match && (await redirects.handle(request, match, (asked) => fileAnswer(asked, match.target)));
  if (rewritten) return rewritten;
  const file = await fileAnswer(request, request.url);
  if (file) return file();
  const notFound = new Response(readFileSync(join(folder, '404.html')), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
  return withHeaders(notFound, request.url);
}

createServer(async ({ url }, response) => {
  const answer = await answerTo(new Request(`http://127.0.0.1:${port}${url}`));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(port), '127.0.0.1');
