const { readFileSync } = require('node:fs');
const { sources } = require('webpack');
const { transformSync } = require('@swc/core');

/** Emits `page-loader.js`: the page's loader as one small script, for composing to put into every page. */
class PageLoaderPlugin {
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageLoaderPlugin', (compilation) => {
      compilation.fileDependencies.add(this.source);
      compilation.hooks.processAssets.tap('PageLoaderPlugin', () => {
        const { code } = transformSync(readFileSync(this.source, 'utf8'), {
          isModule: false,
          minify: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript' },
            minify: { compress: { passes: 3, toplevel: false }, mangle: { toplevel: false } },
          },
        });
        compilation.emitAsset('page-loader.js', new sources.RawSource(code), { minimized: true });
      });
    });
  }
}

module.exports = { PageLoaderPlugin };
