import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

const builtins = createRequire(import.meta.url);

/** A shell's release as the composer needs it, with the composer that came with it. */
export function loadShell(store, version) {
  const folder = store.folderOf('shell', version);
  const inlined = (name) => {
    const file = join(folder, 'browser', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const build = loadServerBuild(join(folder, 'server'));
  return {
    release: store.descriptionOf('shell', version),
    frame: build.load('server.js'),
    composer: build.load('composer.js'),
    loader: inlined('page-loader.js'),
    // Only pages of a site that wants them have these; shells of before know neither, and neither do their composers.
    reports: inlined('page-reports.js'),
    overrides: inlined('page-overrides.js'),
  };
}

/** A section's release in Node, with the modules that the shell shares with it. */
export function loadSection(store, packageName, version, { frame }) {
  const server = join(store.folderOf(packageName, version), 'server');
  // Shells released before November 2026 call them `lent`.
  const build = loadServerBuild(server, frame.sharedModules ?? frame.lent);
  return {
    release: store.descriptionOf(packageName, version),
    routes: build.load('server.js').routes,
    siteFiles: existsSync(join(server, 'siteFiles.js')) ? build.load('siteFiles.js').siteFiles : undefined,
  };
}

/**
 * Loads a release's build for Node from any folder. It gets Node's own modules and the shared ones (`sharedModules`), by name,
 * and nothing else: no library of the present machine.
 */
export function loadServerBuild(folder, sharedModules = {}) {
  const loaded = new Map();

  function load(name) {
    const known = loaded.get(name);
    if (known) return known.exports;
    const file = join(folder, name);
    const module = { exports: {} };
    loaded.set(name, module);
    const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
      filename: file,
    });
    run(module, module.exports, (request) => find(request));
    return module.exports;
  }

  function find(request) {
    if (Object.hasOwn(sharedModules, request)) return sharedModules[request];
    if (request.startsWith('.')) return load(join(request));
    if (isBuiltin(request)) return builtins(request);
    throw new Error(`${folder} asks for ${request}, which no package brings.`);
  }

  return { load };
}
