import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { packageNamed, root } from '../build/packages.mjs';
import { listen } from '../serve/listen.mjs';
import { createReloading } from './reloading.mjs';
import { createMedia } from './serveMedia.mjs';
import { watch } from './watch.mjs';

/** Serves one remote alone, with its own copy of the kernel, in a bare frame with a real session. */
export async function developOne(name) {
  const folder = packageNamed(name);
  const port = Number(process.env.PORT ?? 3000);
  const reloading = createReloading();
  const files = sirv(join(root, 'build', folder, 'standalone'), { dev: true });
  const media = createMedia();
  const server = createServer((request, response) => {
    if (request.url === reloading.path) return reloading.connect(response);
    media(request, response, () => sendBuilt(request, response));
  });

  function sendBuilt(request, response) {
    files(request, response, () => {
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${folder}</title>
${reloading.script}</head><body><div id="root"></div><script src="/main.js"></script></body></html>`);
    });
  }

  await listen(server, port);
  watch([folder], 'standalone', () => reloading.reload());
  console.log(`${folder} alone on http://localhost:${port}`);
}
