import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../build/packages.mjs';
import { sealScripts } from '../../build/release.mjs';
import { bundle, bundled } from '../bundle.mjs';

const { PageScriptsPlugin } = createRequire(import.meta.url)('../../build/patches/PageScriptsPlugin.js');

/**
 * The source of the shell and of all sections compiled in one piece: a chunk for each page, no container, no federation.
 * Its scripts come through the page's loader, with integrity, as those of the composed site do. `address` is where its
 * files will lie. Answers their folder, their digests, and `scriptsOf`, the scripts of a named group of chunks.
 */
export async function compileMonolith(address) {
  const { folder, scriptsOf, chunks } = await bundle('whole-site', {
    entry: join(root, 'shell/src/main.tsx'),
    output: {
      publicPath: address,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/composition\/loadSection$/, bundled('compiledSections')),
      new PageScriptsPlugin(),
    ],
  });
  return { folder, scriptsOf, integrity: sealScripts(folder, chunks) };
}
