import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/**
 * What each visit to `/accueil` loads after the page's own scripts: the dialogs with all that they share (usePreloadedControls), and the
 * late parts of the day (lateParts.ts, AtTheCentre.tsx).
 */
export function measureDesk() {
  const shell = releaseOf('shell').groups;
  const [main] = scriptsOf('shell', shell.main);
  // Only the shell's script knows the chunks of a shared module.
  const [, chunks] = readFileSync(main.file, 'utf8').match(/"shared-kernel\/mui",[^[]*\[([^\]]*)\]/);
  const names = readdirSync(dirname(main.file));
  const shared = chunks.match(/\d+/g).map((id) => names.find((name) => name.startsWith(`${id}.`)));
  const booking = Object.values(releaseOf('mfe-booking').groups).flat();
  return [
    ...scriptsOf('shell', [...shared, ...shell['mui-desk']]),
    ...scriptsOf(
      'mfe-booking',
      booking.filter((name) => /^(panels-desk|booking-centre)\./.test(name)),
    ),
  ];
}

/** Scripts of a package's release, each with its bytes. */
export function scriptsOf(folder, files) {
  return files.map((name) => {
    const file = join(releaseFolder(folder), 'browser', name);
    return { folder, name, file, bytes: brotliCompressSync(readFileSync(file)).length };
  });
}

export function sum(scripts) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
