import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes } from '../build/packages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { loadServerBuild } from '../compose/loadReleases.mjs';

/**
 * For every route, the JavaScript that its first visit needs, counted from the builds: the shell's script, the remote's
 * container, its routes, and the page's chunks. Bytes of brotli at its highest level.
 */
export function measureRoutes() {
  const { sharedModules } = loadServerBuild(join(releaseFolder('shell'), 'server')).load('server.js');
  const shell = scriptsOf('shell', releaseOf('shell').groups.main);
  return remotes.flatMap(({ folder }) => {
    const { groups } = releaseOf(folder);
    const { routes } = loadServerBuild(join(releaseFolder(folder), 'server'), sharedModules).load(
      'server.js',
    );
    return routes.map(({ id, path }) => {
      const own = scriptsOf(folder, [
        ...new Set(['remoteEntry.js', ...groups.routes, ...(groups[id] ?? [])]),
      ]);
      return {
        path,
        shell: sum(shell),
        section: sum(own),
        total: sum(shell) + sum(own),
        scripts: [...shell, ...own],
      };
    });
  });
}

/** Scripts of a package's release, each with its bytes. */
export function scriptsOf(folder, files) {
  return files.map((name) => {
    const file = join(releaseFolder(folder), 'browser', name);
    return { folder, name, file, bytes: brotliCompressSync(readFileSync(file)).length };
  });
}

function sum(scripts) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
