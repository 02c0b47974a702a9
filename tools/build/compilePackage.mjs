/**
 * Compiles one package, in a process of its own: `node compilePackage.mjs <folder>`.
 * Leaves the browser and server builds in build/<folder>/ and the release made of them (release.mjs).
 */
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import webpack from 'webpack';
import { root } from './packages.mjs';
import { writeRelease } from './release.mjs';

const require = createRequire(import.meta.url);
const folder = process.argv[2];
const configure = require(join(root, folder, 'webpack.config.js'));

const compiler = webpack(['browser', 'server'].map((kind) => configure({ kind })));
compiler.run((error, stats) => {
  if (error) fail(error.stack ?? String(error));
  if (stats.hasErrors()) fail(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  const [browser] = stats.stats;
  writeRelease(folder, {
    groups: chunkGroups(browser),
    chunks: chunkScripts(browser),
    taken: browser.compilation.takenNames,
    inputs: ownInputs(stats.stats),
  });
  compiler.close(() => {});
});

/** The scripts of every named group of chunks: a route's page is the group named after the route's id. */
function chunkGroups(stats) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => [
      name,
      group.assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}

/** The script of every chunk, by the chunk's identifier. */
function chunkScripts(stats) {
  const { chunks } = stats.toJson({ all: false, chunks: true, ids: true });
  return Object.fromEntries(
    chunks
      .map(({ id, files }) => [id, files.find((file) => file.endsWith('.js'))])
      .filter(([, file]) => file),
  );
}

/** The repository's own files that went into the builds; libraries are covered by the lock file. */
function ownInputs(all) {
  const files = new Set(all.flatMap((stats) => [...stats.compilation.fileDependencies]));
  return [...files]
    .map((file) => relative(root, file))
    .filter(
      (file) =>
        !file.startsWith('..') && !/^(node_modules|build|\.cache)\b/.test(file) && !file.endsWith(sep),
    )
    .filter((file) => /\.\w+$/.test(file))
    .sort();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
