import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes } from '../build/packages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { loadServerBuild } from '../compose/loadServerBuild.mjs';

/** First aims of the project, in kB (1000 bytes). */
const HOME_AIM_KB = 140;
const ROUTE_AIM_KB = 190;

/**
 * Prints, for every route, the JavaScript that its first visit needs: brotli bytes and requests, by section.
 * Counted from the builds: the shell's script, the remote's container, its routes, and the page's chunks.
 */
export async function printSizes() {
  const { lent } = loadServerBuild(join(releaseFolder('shell'), 'server')).load('server.js');
  const shell = measure('shell', releaseOf('shell').groups.main);
  const rows = remotes.flatMap(({ folder, name }) => {
    const release = releaseOf(folder);
    const { routes } = loadServerBuild(join(releaseFolder(folder), 'server'), lent).load('server.js');
    return routes.map(({ id, path }) => {
      const own = measure(folder, [
        ...new Set(['remoteEntry.js', ...release.groups.routes, ...(release.groups[id] ?? [])]),
      ]);
      return { path, name, own, total: shell.bytes + own.bytes, requests: shell.requests + own.requests };
    });
  });
  console.log(
    `\n${'route'.padEnd(56)}${'shell'.padStart(10)}${'section'.padStart(10)}${'total'.padStart(10)}${'requests'.padStart(10)}`,
  );
  for (const { path, own, total, requests } of rows) {
    const aim = path === '/' ? HOME_AIM_KB : ROUTE_AIM_KB;
    const over = total / 1000 > aim ? `  over the aim of ${aim} kB` : '';
    console.log(
      `${path.padEnd(56)}${kilobytes(shell.bytes)}${kilobytes(own.bytes)}${kilobytes(total)}${String(requests).padStart(10)}${over}`,
    );
  }
}

function measure(folder, files) {
  const bytes = files.map(
    (file) => brotliCompressSync(readFileSync(join(releaseFolder(folder), 'browser', file))).length,
  );
  return { bytes: bytes.reduce((sum, each) => sum + each, 0), requests: files.length };
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}
