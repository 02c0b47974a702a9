import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from '../build/packages.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { listen, portOf } from '../serve/listen.mjs';
import { readJson } from '../setup/readJson.mjs';
import { createDevelopmentServer } from './createDevelopmentServer.mjs';
import { mediaPlaces } from './mediaPlaces.mjs';
import { createReloading } from './reloading.mjs';
import { watch } from './watch.mjs';

/** /shell/<version>/file and /remotes/<folder>/<version>/file, whatever the version. */
const BUILT = /^\/(?:remotes\/)?(shell|mfe-[a-z]+)\/[^/]+(\/.+)$/;

/** Serves the composed site from watched development builds: no prerendering, no service worker. */
export async function developAll() {
  const port = portOf('PORT', process.env.PORT ?? 3000);
  const reloading = createReloading();
  const folders = ['shell', ...remotes.map(({ folder }) => folder)];
  const waiting = new Set(folders);

  const app = createDevelopmentServer({
    reloading,
    find: (path) => {
      const [, folder, file] = BUILT.exec(path) ?? [];
      return [...mediaPlaces(path), ...(file ? [[join(root, 'build', folder, 'development'), file]] : [])];
    },
    answers: { '/registry.json': registry },
    fallback: (path) =>
      path === '/sw.js' || BUILT.test(path)
        ? { status: 404, html: '' }
        : waiting.size > 0
          ? { status: 503, html: waitingPage(waiting, reloading.script) }
          : { status: 200, html: page(reloading.script) },
  });
  await app.ready();
  await listen(app.server, port);

  watch(folders, { kind: 'browser' }, (folder, { hash }) => {
    const isFirst = waiting.delete(folder);
    if (!isFirst) reloading.update(folder, hash);
    else if (waiting.size === 0) reloading.reload();
  });
  console.log(`Jorkyball in development on http://localhost:${port}`);
}

/** The sections as they are built here and now. */
function registry() {
  return {
    sections: remotes.map(({ folder, name, kernel, paths }) => ({
      name,
      version: 'development',
      kernel,
      entry: `/remotes/${folder}/development/remoteEntry.js`,
      paths,
    })),
  };
}

/** Until every package is built for the first time; then it reloads. */
function waitingPage(folders, reloadScript) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Building …</title>${reloadScript}</head>
<body><p>Building ${[...folders].join(', ')} … The page appears when that is done.</p></body></html>`;
}

function page(reloadScript) {
  const built = join(root, 'build/shell/development');
  const main = readdirSync(built).find((file) => /^main\.\w+\.js$/.test(file));
  const loader = readFileSync(join(built, 'page-loader.js'), 'utf8');
  const { generation } = readJson(join(root, 'shared-kernel/kernel.json'));
  const site = JSON.stringify({ kernel: generation, configuration: readConfiguration() });
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Jorkyball</title>
${reloadScript}<script type="application/json" id="site">${site}</script>
<script data-main="/shell/development/${main}">${loader}</script></head>
<body><div id="root"></div></body></html>`;
}
