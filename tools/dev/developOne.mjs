import { join } from 'node:path';
import { packageNamed, root } from '../build/packages.mjs';
import { listen, portOf } from '../serve/listen.mjs';
import { createDevelopmentServer } from './createDevelopmentServer.mjs';
import { mediaPlaces } from './mediaPlaces.mjs';
import { createReloading } from './reloading.mjs';
import { watch } from './watch.mjs';

/** Serves one remote alone, with its own copy of the kernel, in a bare frame with a real session. */
export async function developOne(name) {
  const folder = packageNamed(name);
  const port = portOf('PORT', process.env.PORT ?? 3000);
  const reloading = createReloading();

  const app = createDevelopmentServer({
    reloading,
    find: (path) => [...mediaPlaces(path), [join(root, 'build', folder, 'standalone'), path]],
    fallback: () => ({
      status: 200,
      html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${folder}</title>
${reloading.script}</head><body><div id="root"></div><script src="/main.js"></script></body></html>`,
    }),
  });
  await app.ready();
  await listen(app.server, port);

  watch([folder], { kind: 'standalone' }, (_, { hash }) => reloading.update(folder, hash));
  console.log(`${folder} alone on http://localhost:${port}`);
}
