import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServerBuild } from './loadServerBuild.mjs';

/** A shell's release as the composer needs it, with the composer that came with it. */
export function loadShell(store, version) {
  const folder = store.folderOf('shell', version);
  const build = loadServerBuild(join(folder, 'server'));
  return {
    release: store.descriptionOf('shell', version),
    frame: build.load('server.js'),
    composer: build.load('composer.js'),
    loader: readFileSync(join(folder, 'browser/page-loader.js'), 'utf8'),
    /** Only the pages of a site that allows it have this one; an older shell has none. */
    overrides: readIfThere(join(folder, 'browser/page-overrides.js')),
  };
}

/** A section's release, in Node, with what the shell lends to it. */
export function loadSection(store, packageName, version, { frame }) {
  const server = join(store.folderOf(packageName, version), 'server');
  const build = loadServerBuild(server, frame.lent);
  return {
    release: store.descriptionOf(packageName, version),
    routes: build.load('server.js').routes,
    siteFiles: existsSync(join(server, 'siteFiles.js')) ? build.load('siteFiles.js').siteFiles : undefined,
  };
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
