import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../build/packages.mjs';

const require = createRequire(import.meta.url);

/**
 * Bundles a file of tools/bench/bundled (or the entry given) the way the project is built, without the federation:
 * same loader, same minimiser. Answers the folder of the files, the scripts of every named group of chunks, and the
 * script of every chunk.
 */
export function bundle(name, { entry = bundled(name), plugins = [], output } = {}) {
  const shell = require(join(root, 'shell/webpack.config.js'))({ kind: 'browser' });
  const folder = join(root, '.cache/bench', name);
  const compiler = webpack({
    ...shell,
    name: `bench:${name}`,
    context: root,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/',
      clean: true,
      ...output,
    },
    plugins,
    cache: { ...shell.cache, name: `bench-${name}` },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
      const { namedChunkGroups, chunks } = stats.toJson({
        all: false,
        chunkGroups: true,
        chunks: true,
        ids: true,
      });
      compiler.close(() =>
        resolve({
          folder,
          scriptsOf: (group) => scriptsOf(namedChunkGroups[group]),
          chunks: Object.fromEntries(
            chunks.map(({ id, files }) => [id, files.find((file) => file.endsWith('.js'))]),
          ),
        }),
      );
    });
  });
}

export function bundled(name) {
  return join(root, 'tools/bench/bundled', `${name}.mjs`);
}

function scriptsOf({ assets }) {
  return assets.map(({ name }) => name).filter((file) => file.endsWith('.js'));
}
