import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readJson, remotes, root } from '../build/packages.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { listen } from '../serve/listen.mjs';
import { createReloading } from './reloading.mjs';
import { createMedia } from './serveMedia.mjs';
import { watch } from './watch.mjs';

/** Serves the composed site from watched development builds: no prerendering, no offline worker. */
export async function developAll() {
  const port = Number(process.env.PORT ?? 3000);
  const reloading = createReloading();
  const folders = ['shell', ...remotes.map(({ folder }) => folder)];
  const waiting = new Set(folders);
  const files = Object.fromEntries(
    folders.map((folder) => [folder, sirv(join(root, 'build', folder, 'browser'), { dev: true })]),
  );

  const media = createMedia();
  const server = createServer((request, response) => {
    if (request.url === reloading.path) return reloading.connect(response);
    if (request.url === '/sw.js') return response.writeHead(404).end();
    media(request, response, () => sendBuilt(request, response));
  });

  function sendBuilt(request, response) {
    // /shell/<version>/file and /remotes/<folder>/<version>/file, whatever the version.
    const versioned = /^\/(?:remotes\/)?(shell|mfe-[a-z]+)\/[^/]+(\/.*)$/.exec(request.url);
    if (versioned) {
      request.url = versioned[2];
      return files[versioned[1]](request, response, () => response.writeHead(404).end());
    }
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(page(reloading.script));
  }

  await listen(server, port);
  watch(folders, 'browser', (folder) => {
    waiting.delete(folder);
    if (waiting.size === 0) reloading.reload();
  });
  console.log(`Jorkyball in development on http://localhost:${port}`);
}

function page(reloadScript) {
  const main = readdirSync(join(root, 'build/shell/browser')).find((file) => /^main\..*\.js$/.test(file));
  const registry = {
    kernel: readJson(join(root, 'shared-kernel/kernel.json')).generation,
    sections: remotes.map(({ folder, name, kernel, paths }) => ({
      name,
      version: 'development',
      kernel,
      entry: `/remotes/${folder}/development/remoteEntry.js`,
      paths,
    })),
  };
  const site = JSON.stringify({ registry, configuration: readConfiguration() });
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Jorkyball</title>
${reloadScript}<script type="application/json" id="site">${site}</script></head>
<body><div id="root"></div><script src="/shell/development/${main}"></script></body></html>`;
}
